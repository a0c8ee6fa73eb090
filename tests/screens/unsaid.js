// What is shown or said aloud outside the brackets of a language in which every message has some (`pseudo.py`): it
// comes from no message. And messages that were joined in code: brackets beside each other in one text, or with
// nothing but a sign between them. Given names of people and codes, which come from no message and need none.
({ names }) => {
  const [OPEN, CLOSE] = "⟦⟧";
  const WORD = /\p{L}{2,}/u;
  const LINK = /^\s*([,;:.+–-]\s*)?$/;
  const QUIET = "script, style, noscript, template, title, desc, defs, code, pre, textarea, [data-verbatim]";
  const SPOKEN = ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt"];
  const KNOWN = new RegExp(`(?<!\\p{L})(${names.join("|")})( [A-Z])?(?!\\p{L})|\\S*hornbook\\.test\\S*`, "gu");
  const found = [];
  const told = new Set();

  const named = ({ localName, classList }) =>
    [localName, ...[...classList].filter((name) => !/^s(velte)?-/.test(name))].join(".");
  const path = (node) => [node.parentElement, node].filter(Boolean).map(named).join(" > ");

  function report(kind, what, node, says) {
    const one = { kind, what, path: path(node), says: says.replace(/\s+/g, " ").trim().slice(0, 80), by: "" };
    const key = JSON.stringify(one);
    if (!told.has(key)) found.push(one);
    told.add(key);
  }

  /** The pieces of a text that stand in no brackets, each with whether it has brackets on both sides. */
  function outside(text) {
    const pieces = [{ text: "", after: false, before: false }];
    let depth = 0;
    for (const sign of text) {
      if (sign === OPEN && depth++ === 0) pieces.at(-1).before = true;
      else if (sign === CLOSE && --depth === 0) pieces.push({ text: "", after: true, before: false });
      else if (depth <= 0) pieces.at(-1).text += sign;
    }
    return pieces;
  }

  /** One text, or the texts of one box after each other: then they may stand beside each other, too. */
  function read(text, what, node, whole) {
    const pieces = outside(text);
    if (pieces.some((one) => WORD.test(one.text.replace(KNOWN, "")))) report("unsaid", what, node, text);
    const joined = ({ text, after, before }) => after && before && LINK.test(text) && (whole || text.trim());
    if (pieces.some(joined)) report("joined", what, node, text);
  }

  /** The box whose text this is a part of. */
  function box(node) {
    let up = node.parentElement;
    const within = (one) => /^(inline|contents)/.test(getComputedStyle(one).display);
    while (up.parentElement && within(up)) up = up.parentElement;
    return up;
  }

  const boxes = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.data.trim() || text.parentElement.closest(QUIET)) continue;
    if (!text.parentElement.checkVisibility()) continue;
    // A language by its code.
    if (text.parentElement.value === text.data.trim().toLowerCase()) continue;
    const around = text.parentElement instanceof SVGElement ? text.parentElement : box(text);
    boxes.set(around, [...(boxes.get(around) ?? []), text]);
  }
  for (const [around, texts] of boxes) {
    read(texts.map(({ data }) => data).join(""), "text", around, false);
    for (const { data, parentElement } of texts)
      if (outside(data).length > 2) read(data, "text", parentElement, true);
  }
  for (const node of document.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join()))
    for (const name of SPOKEN)
      if (node.hasAttribute(name)) read(node.getAttribute(name), name, node, true);
  read(document.title, "document.title", document.body, true);
  return found;
};
