"""Whether a choice by a number has the forms of the language, as CLDR has them."""

from collections.abc import Iterator
from functools import lru_cache

from babel import Locale
from fluent.syntax import ast

from tools.texts.finding import listed
from tools.texts.written import Seen, variables

PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTED = range(1000)
"""The numbers that a game may speak of: the form for millions may be left to the default."""


def plurals(seen: Seen, model: Seen, locale: Locale) -> Iterator[str]:
    """Choices by a number that lack a form of the language, have one it does not know, or hide the number.

    Where English does without the number in its [one], that number is never 0 nor 21.
    """
    may_hide = {"one"} if hides_one(model) else set()
    known = {str(tag) for tag in locale.plural_form.tags} | {"other"}
    needed = forms_of(str(locale))
    for choice in seen.choices:
        forms = {v.key.name: v.value for v in choice.variants if isinstance(v.key, ast.Identifier)}
        if not forms.keys() & PLURALS:
            continue
        if missing := needed.keys() - forms.keys():
            yield f"lacks the plural {listed(missing)}"
        if strange := forms.keys() - known:
            yield f"has the plural {listed(strange)}, which the language does not know"
        counted = variables(choice.selector)
        shown = {form for form, pattern in forms.items() if Seen(pattern).shown & counted}
        hidden = {form for form in forms if shown and form not in shown and form not in may_hide}
        for form in sorted(hidden):
            if len(numbers := needed.get(form, set())) > 1:
                examples = ", ".join(str(number) for number in sorted(numbers)[:3])
                yield f"does not say the number in [{form}], which stands for {examples} …"


@lru_cache
def forms_of(language: str) -> dict[str, set[int]]:
    """The plural forms of a language, and which of the numbers take each."""
    forms: dict[str, set[int]] = {}
    choose = Locale.parse(language).plural_form
    for number in COUNTED:
        forms.setdefault(str(choose(number)), set()).add(number)
    return forms


def hides_one(seen: Seen) -> bool:
    """Whether a choice of a text says no number in its [one], but does in others."""
    for choice in seen.choices:
        forms = {v.key.name: Seen(v.value) for v in choice.variants if isinstance(v.key, ast.Identifier)}
        if "one" in forms and not forms["one"].shown & variables(choice.selector):
            return True
    return False
