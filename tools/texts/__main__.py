"""Looks through the texts of one language for all that can be told without speaking it.

    python -m tools.texts fa        what is still wrong or missing in static/texts/fa.ftl
    python -m tools.texts           the same for every language

English is the pattern: each key stands there in its section, with its values, tags, commands and signs.
What a language may write just as English does (a name, a word they share) is named in its own file, in a line

    ### Same as in English: preset-imaginarium app-sheet-menu
"""

import sys

from tools.texts.look import FOLDER, findings


def main(arguments: list[str]) -> int:
    """Print what was found; 1 if anything was."""
    languages = arguments or [path.stem for path in sorted(FOLDER.glob("*.ftl"))]
    count = 0
    for language in languages:
        found = findings(language)
        count += len(found)
        print(f"{language}: {len(found) or 'nothing'} to mend")
        for finding in found:
            print(f"  {finding.key}: {finding.what}")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
