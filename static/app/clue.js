/** A clue that was shown in the chat: a picture, a voice or a video, fetched for this player alone. */
import { html, useEffect, useState } from "../vendor/ui.js";
import { say } from "./words.js";

/** @typedef {import("./view").View} View */

/** @param {{ of: View, round: number }} props */
export function ShownClue({ of, round }) {
  const [shown, setShown] = useState(/** @type {{ address: string, kind: string } | "missing" | null} */ (null));
  useEffect(() => {
    let address = "";
    import("./server.js").then(({ readClue }) => readClue(round)).then((blob) => {
      if (!blob) return setShown("missing");
      address = URL.createObjectURL(blob);
      setShown({ address, kind: blob.type.split("/")[0] });
    });
    return () => URL.revokeObjectURL(address);
  }, [of.game, round]);
  if (!shown) return html`<p class="hint">${say("app-loading")}</p>`;
  if (shown === "missing") return html`<p class="hint">${say("app-clue-in-chat")}</p>`;
  const { address, kind } = shown;
  if (kind === "image") return html`<img class="shown-clue" src=${address} alt=${say("app-clue-shown-picture")} />`;
  if (kind === "video") return html`<video class="shown-clue" src=${address} controls playsinline></video>`;
  if (kind === "audio") return html`<audio class="shown-clue" src=${address} controls></audio>`;
  return html`<p class="hint">${say("app-clue-in-chat")}</p>`;
}
