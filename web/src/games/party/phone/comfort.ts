/** For whoever reads or plays otherwise: it may come after the page, which is to be small. */
import "@/games/party/phone/comfort.css";
import { keepFocus } from "@/core/focus";
import { kept } from "@/games/party/phone/identity";

/** Bigger text and more contrast, as they are set anywhere in the house; and the focus is never lost. */
export function accommodate(): void {
  const { bigText, contrast } = kept();
  const { dataset } = document.documentElement;
  const wished = matchMedia("(prefers-contrast: more)");
  const dress = (): void => {
    dataset["contrast"] = contrast || wished.matches ? "high" : "";
  };
  if (bigText) dataset["text"] = "big";
  dress();
  wished.addEventListener("change", dress);
  keepFocus();
}
