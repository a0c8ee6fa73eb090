// What a person could not read or press on the page as it is: cut off, covered, out of its panel, or a
// target too small to hit. Given what is allowed, as selectors: { cut, covered, outside, small, tight },
// what may lie `over` others, and the cards of a `fan`, which lie over each other; what has to be in `sight`
// without scrolling; and how big a target has to be: one that is less is `tight`, and `small` where nobody could
// hit it.
({ allowed, target }) => {
  const ROUNDING = 1.5; // pixels that no eye sees
  const GLYPHS = 0.15; // share of a line's height above and below its letters
  const LEAST = 24; // pixels that any target has, however it is pressed
  const SOLID = 0.6; // from here on nothing shows through
  const CONTROLS =
    "button, a[href], input:not([type=hidden]), select, textarea, [role=button], [role=slider], [role=tab]";
  const PICTURES = "svg[role=img][aria-label], img[alt]:not([alt=''])";
  const found = [];
  const style = (node) => getComputedStyle(node);

  // -- what is there to see ------------------------------------------------------------------

  const memory = new Map();
  function remembered(name, node, make) {
    const notes = memory.get(node) ?? memory.set(node, {}).get(node);
    return (notes[name] ??= { is: make() }).is;
  }

  function shown(node) {
    return remembered("shown", node, () => {
      if (node.closest("[inert]")) return false; // drawn aside, and nobody can reach it
      if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let up = node; up; up = up.parentElement) {
        const { clipPath, clip, opacity } = style(up);
        if (clipPath.startsWith("inset(50%") || clip === "rect(0px, 0px, 0px, 0px)") return false;
        if (Number(opacity) < 0.05) return false;
        const box = up.getBoundingClientRect();
        const tiny = box.width <= 2 || box.height <= 2;
        if (tiny && up instanceof HTMLElement && style(up).overflow !== "visible") return false;
      }
      return true;
    });
  }

  function words(node) {
    return (node.textContent ?? "").replace(/\s+/g, " ").trim();
  }

  /** The lines of a text, or the box of anything else, where they are now. */
  function boxes(item) {
    if (!item.text) return [item.node.getBoundingClientRect()];
    if (item.node instanceof SVGElement) return [letters(item.node.getBoundingClientRect())];
    const range = document.createRange();
    range.selectNodeContents(item.text);
    return [...range.getClientRects()].filter((box) => box.width > 1).map(letters);
  }

  function letters(box) {
    const edge = box.height * GLYPHS;
    return new DOMRect(box.x, box.y + edge, box.width, box.height - 2 * edge);
  }

  function items() {
    const all = [];
    for (const node of document.querySelectorAll(`${CONTROLS}, ${PICTURES}`)) {
      const box = node.getBoundingClientRect();
      if (box.width < 3 || box.height < 3 || !shown(node)) continue;
      const kind = node.matches(CONTROLS) ? "control" : "picture";
      const says =
        node.getAttribute("aria-label") ?? node.getAttribute("alt") ?? words(node).slice(0, 60);
      all.push({ kind, node, says });
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const node = text.parentElement;
      if (!words(text) || node.closest("script, style, noscript, option, title, desc, defs"))
        continue;
      if (shown(node)) all.push({ kind: "text", node, text, says: words(text) });
    }
    return all;
  }

  // -- who cuts it off -----------------------------------------------------------------------

  const OUT_OF_FLOW = ["transform", "filter", "perspective", "containerType"];
  function holds(node) {
    const look = style(node);
    return OUT_OF_FLOW.some((name) => !["none", "normal", undefined].includes(look[name]));
  }

  /** The boxes around a node that cut or scroll what is in them, from the inside out. */
  function frames(item) {
    return remembered(item.text ? "text-frames" : "frames", item.node, () => {
      const around = [];
      let position = item.text ? "static" : style(item.node).position;
      let node = item.text ? item.node : item.node.parentElement;
      if (!item.text && item.node.matches(":modal, :popover-open")) return [];
      for (; node && node !== document.body.parentElement; node = node.parentElement) {
        const look = style(node);
        if (position === "fixed" && !holds(node)) continue;
        if (position === "absolute" && look.position === "static" && !holds(node)) continue;
        const [x, y] = [look.overflowX, look.overflowY];
        const cuts = look.display !== "inline" || node instanceof SVGSVGElement;
        if (node !== document.body && cuts && (x !== "visible" || y !== "visible"))
          around.push({ node, x, y });
        if (node.matches(":modal, :popover-open")) break;
        position = look.position;
      }
      if (position === "fixed") around.fixed = true;
      return around;
    });
  }

  function inside(node) {
    const box = node.getBoundingClientRect();
    const scale = node instanceof HTMLElement && node.offsetWidth ? box.width / node.offsetWidth : 1;
    const look = style(node);
    const edge = (side) => parseFloat(look[`border${side}Width`]) * scale;
    return {
      left: box.left + edge("Left"),
      right: box.right - edge("Right"),
      top: box.top + edge("Top"),
      bottom: box.bottom - edge("Bottom"),
      scale,
    };
  }

  const scrolls = (how) => how === "auto" || how === "scroll";
  const root = document.scrollingElement;

  /** How a box is cut by the frames around it: what is left of it, and by whom it is cut. */
  function cut(item, box, around) {
    let { left, right, top, bottom } = box;
    let by = null;
    const far = (over) => over > ROUNDING;
    for (const { node, x, y } of around) {
      const room = inside(node);
      if (scrolls(x)) {
        // What lies before the first place that can be scrolled to is out of reach.
        if (far(room.left - left - node.scrollLeft * room.scale)) by ??= node;
      } else if (x !== "visible" && (far(room.left - left) || far(right - room.right))) by ??= node;
      if (scrolls(y)) {
        if (far(room.top - top - node.scrollTop * room.scale)) by ??= node;
      } else if (y !== "visible" && (far(room.top - top) || far(bottom - room.bottom))) by ??= node;
      if (x !== "visible") [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
      if (y !== "visible") [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
    }
    return { left, right, top, bottom, by };
  }

  const still = (how) => how === "hidden" || how === "clip";
  const page = style(document.documentElement);
  const bodyLook = style(document.body);
  const fixedPage = still(page.overflowY) || still(bodyLook.overflowY);

  /** Whether a box lies where the window does not come, however one scrolls. */
  function beyond(box, around) {
    const moves = !around.fixed && !fixedPage;
    const left = box.left + root.scrollLeft;
    const right = box.right + root.scrollLeft;
    if (left < -ROUNDING || right > innerWidth + ROUNDING) return true;
    const top = box.top + (moves ? root.scrollTop : 0);
    const end = moves ? Math.max(root.scrollHeight, innerHeight) : innerHeight;
    return top < -ROUNDING || top + box.height > end + ROUNDING;
  }

  // -- who covers it -------------------------------------------------------------------------

  /** How much of a colour is there: 0 is clear, 1 hides everything. */
  function strength(colour) {
    if (!colour || colour === "none" || colour === "transparent") return 0;
    const alpha = /(?:rgba\([^)]*,|\/)\s*([\d.]+%?)\s*\)/.exec(colour)?.[1];
    if (!alpha) return 1;
    return alpha.endsWith("%") ? parseFloat(alpha) / 100 : Number(alpha);
  }

  function paints(node) {
    return remembered("paints", node, () => {
      if (node instanceof SVGElement && !(node instanceof SVGSVGElement)) {
        if (node instanceof SVGUseElement) return 1;
        if (node instanceof SVGTextContentElement || node instanceof SVGGElement) return 0;
        return strength(style(node).fill) * Number(style(node).fillOpacity);
      }
      if (node instanceof HTMLImageElement) return 1;
      const look = style(node);
      const colour = strength(look.backgroundColor);
      const image = look.backgroundImage;
      if (image === "none") return colour;
      if (image.includes("url(")) return 1;
      const stops = image.match(/(?:rgba?|color|oklab|hsla?)\([^()]*\)|transparent/g) ?? [];
      return Math.max(colour, Math.min(1, ...stops.map(strength)));
    });
  }

  function solid(node) {
    return remembered("solid", node, () => {
      let much = paints(node);
      for (let up = node; up && much >= SOLID; up = up.parentElement) much *= Number(style(up).opacity);
      return much >= SOLID;
    });
  }

  /** Whether something may lie over other things, and this is no part of it. */
  function lies(node, other) {
    const lid = allowed.over ? node.closest(allowed.over) : null;
    return lid !== null && !lid.contains(other);
  }

  /** Whether both are cards of one fan, which lie over each other. */
  function fanned(node, other) {
    if (!allowed.fan) return false;
    const [one, two] = [node.closest(allowed.fan), other.closest(allowed.fan)];
    return one !== null && two !== null && one !== two;
  }

  const untouchable = new Set();
  for (const node of document.querySelectorAll("body *"))
    if (style(node).pointerEvents === "none") untouchable.add(node);

  /** What lies over a thing at a point, if anything that hides it does (or keeps fingers off it). */
  function over(item, x, y) {
    let above = null;
    for (const node of document.elementsFromPoint(x, y)) {
      // Only where it is itself: a slanting label does not fill the box around it.
      if (node === item.node || (!item.text && item.node.contains(node))) return above;
      if (above || node.contains(item.node)) continue;
      if (item.kind === "control" && untouchable.has(node)) continue;
      if (lies(node, item.node)) continue;
      if (solid(node) && !fanned(item.node, node)) above = node;
    }
    return null;
  }

  function points(item, { left, right, top, bottom }) {
    const [width, height] = [right - left, bottom - top];
    if (!item.text) {
      const spots = [[0.5, 0.5], [0.12, 0.5], [0.88, 0.5], [0.5, 0.12], [0.5, 0.88]];
      return spots.map(([x, y]) => [left + width * x, top + height * y]);
    }
    const count = Math.max(2, Math.min(24, Math.round(width / 9)));
    const spots = [];
    for (let place = 0; place < count; place++) {
      const x = left + 2 + ((width - 4) * place) / (count - 1);
      for (const share of [0.25, 0.75]) spots.push([x, top + height * share]);
    }
    return spots;
  }

  // -- one thing after the other -------------------------------------------------------------

  const ALIGN = [null, 0.5, 0.15, 0.3, 0.02, 0.98]; // as it is, then at these shares of the room
  const moved = new Map();
  function scroll(node, left, top) {
    if (!moved.has(node)) moved.set(node, [node.scrollLeft, node.scrollTop]);
    node.scrollTo({ left, top, behavior: "instant" });
  }

  /** Scroll what can be scrolled around a thing until it is in view, at that share of the room. */
  function bring(item, place, share) {
    const around = frames(item);
    for (const { node, x, y } of around) {
      if (!scrolls(x) && !scrolls(y)) continue;
      const box = boxes(item)[place];
      const room = inside(node);
      if (!box) return;
      const aside = box.left + box.width / 2 - (room.left + (room.right - room.left) * 0.5);
      const down = box.top + box.height * share - (room.top + (room.bottom - room.top) * share);
      scroll(
        node,
        node.scrollLeft + (scrolls(x) ? aside / room.scale : 0),
        node.scrollTop + (scrolls(y) ? down / room.scale : 0),
      );
    }
    const box = boxes(item)[place];
    if (!box || around.fixed || fixedPage) return;
    scroll(root, root.scrollLeft, root.scrollTop + box.top + box.height * share - innerHeight * share);
  }

  /** What is wrong with one box of a thing where it is now; null if all is well. */
  function fault(item, place) {
    const around = frames(item);
    const box = boxes(item)[place];
    if (!box) return null;
    const left = cut(item, box, around);
    const rest = new DOMRect(left.left, left.top, left.right - left.left, left.bottom - left.top);
    const kinds = [];
    if (left.by) kinds.push(["cut", left.by]);
    else if (rest.width > 0 && rest.height > 0 && beyond(rest, around))
      kinds.push(["outside", document.body]);
    const seen = {
      left: Math.max(left.left, 0),
      right: Math.min(left.right, innerWidth),
      top: Math.max(left.top, 0),
      bottom: Math.min(left.bottom, innerHeight),
    };
    const whole = { width: seen.right - seen.left, height: seen.bottom - seen.top };
    if (whole.width < Math.min(box.width, 8) - 1 || whole.height < Math.min(box.height, 8) - 1) {
      if (!kinds.length) kinds.push(["unreachable", around[0]?.node ?? document.body]);
    } else if (item.kind !== "picture") {
      for (const [x, y] of points(item, seen)) {
        const by = over(item, x, y);
        if (by) {
          kinds.push(["covered", by]);
          break;
        }
      }
    }
    return kinds.length ? kinds : null;
  }

  function path(node) {
    const names = [];
    for (let up = node; up && up !== document.body && names.length < 4; up = up.parentElement) {
      const classes = [...up.classList].filter((name) => !/^svelte-|^s-/.test(name));
      names.unshift(up.localName + (up.id ? `#${up.id}` : classes.map((name) => `.${name}`).join("")));
    }
    return names.join(" > ");
  }

  const permits = (kind, node) => allowed[kind] && node.closest(allowed[kind]) !== null;
  const seenBefore = new Set();
  function report(kind, item, by) {
    const listed = kind === "unreachable" ? "cut" : kind;
    if (permits(listed, item.node)) return;
    const one = { kind, what: item.kind, path: path(item.node), says: item.says.slice(0, 80), by: by ? path(by) : "" };
    const key = JSON.stringify([one.kind, one.path, one.says]);
    if (!seenBefore.has(key)) found.push(one);
    seenBefore.add(key);
  }

  function look(item) {
    const count = boxes(item).length;
    for (let place = 0; place < count; place++) {
      let worst = null;
      for (const share of ALIGN) {
        if (share !== null) bring(item, place, share);
        const now = fault(item, place);
        if (!now) {
          worst = null;
          break;
        }
        // Reaching it is not enough: what was cut by its panel stays so wherever it is scrolled to.
        if (!worst || now.length < worst.length || worst[0][0] === "unreachable") worst = now;
      }
      for (const [kind, by] of worst ?? []) report(kind, item, by);
    }
  }

  // -- out of its panel, over other words, wider than the page --------------------------------

  function framed(node) {
    return remembered("framed", node, () => {
      if (!(node instanceof HTMLElement)) return false;
      const look = style(node);
      if (look.display === "inline" || look.display === "contents") return false;
      const border = ["Top", "Right", "Bottom", "Left"].every(
        (side) => parseFloat(look[`border${side}Width`]) >= 1 && strength(look[`border${side}Color`]) > 0.2,
      );
      return border || strength(look.backgroundColor) >= SOLID;
    });
  }

  /** The nearest thing with a ground or an edge of its own that something lies in. */
  function panel(item) {
    let position = item.text ? "static" : style(item.node).position;
    let node = item.text ? item.node : item.node.parentElement;
    for (; node && node !== document.body; node = node.parentElement) {
      if (position === "absolute" || position === "fixed") return null; // put there on purpose
      const look = style(node);
      if (look.transform !== "none") return null;
      if (look.overflowX !== "visible" || look.overflowY !== "visible") return null; // it cuts, or scrolls
      if (framed(node)) return node;
      position = look.position;
    }
    return null;
  }

  function leaves(item) {
    const around = panel(item);
    if (!around) return;
    const room = around.getBoundingClientRect();
    for (const box of boxes(item)) {
      const far = Math.max(room.left - box.left, box.right - room.right, room.top - box.top, box.bottom - room.bottom);
      if (far > 2 * ROUNDING) return report("outside", item, around);
    }
  }

  function collisions(all) {
    const lines = [];
    for (const item of all) {
      if (!item.text) continue;
      const around = frames(item);
      for (const box of boxes(item)) {
        const { left, right, top, bottom } = cut(item, box, around);
        if (right - left > 2 && bottom - top > 2 && top < innerHeight && bottom > 0)
          lines.push({ item, left, right, top, bottom });
      }
    }
    lines.sort((one, other) => one.top - other.top);
    lines.forEach((one, place) => {
      for (const other of lines.slice(place + 1)) {
        if (other.top > one.bottom - 2) break;
        if (one.item.text === other.item.text) continue;
        const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
        const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
        if (right - left < 3 || bottom - top < 3) continue;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        // Behind something solid no words collide; what is covered has been found already.
        if (over(one.item, x, y) || over(other.item, x, y)) continue;
        const [a, b] = [one.item.node, other.item.node];
        if (lies(a, b) || lies(b, a) || fanned(a, b)) continue;
        report("covered", one.item, other.item.node);
      }
    });
  }

  /** How wide and how high a thing is hit around its middle, where it is now. */
  function around(node, kinds) {
    const { left, top, width, height } = node.getBoundingClientRect();
    const reach = (x, y) => {
      let far = 0;
      const at = () => document.elementFromPoint(left + width / 2 + far * x, top + height / 2 + far * y);
      while (far < target && kinds.some((one) => one.contains(at()))) far++;
      return far;
    };
    return [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
  }

  /** Whatever is pressed has room for a finger: its own box, its label's, or what of it lies around. */
  function targets(all) {
    for (const item of all) {
      const { node } = item;
      if (item.kind !== "control" || node.matches(":disabled")) continue;
      const kinds = [node, ...(node.labels ?? [])];
      if (kinds.some((one) => style(one).display === "inline")) continue; // a word of a sentence
      const enough = (...sides) => Math.min(...sides) >= target - ROUNDING;
      if (kinds.map((one) => one.getBoundingClientRect()).some((box) => enough(box.width, box.height)))
        continue;
      const { width, height } = node.getBoundingClientRect();
      let hit = [0, 0];
      for (const share of ALIGN) {
        if (share !== null) bring(item, 0, share);
        const now = around(node, kinds);
        if (Math.min(...now) > Math.min(...hit)) hit = now;
        if (enough(...hit)) break;
      }
      if (enough(...hit)) continue;
      item.says = `${Math.round(width)}x${Math.round(height)} ${item.says}`;
      const least = Math.min(Math.max(width, hit[0]), Math.max(height, hit[1]));
      report(least < LEAST - ROUNDING ? "small" : "tight", item, null);
    }
  }

  /** What one looks at all the time, and would have to scroll for. */
  function sights() {
    for (const node of allowed.sight ? document.querySelectorAll(allowed.sight) : []) {
      if (!shown(node)) continue;
      const item = { kind: "thing", node, says: words(node) };
      const box = node.getBoundingClientRect();
      const left = cut(item, box, frames(item));
      const lost = Math.max(
        Math.max(left.left, 0) - box.left,
        Math.max(left.top, 0) - box.top,
        box.right - Math.min(left.right, innerWidth),
        box.bottom - Math.min(left.bottom, innerHeight),
      );
      const lid = points(item, left).map(([x, y]) => over(item, x, y)).find(Boolean);
      if (lost > 2 * ROUNDING || lid) report("out of sight", item, lid ?? null);
    }
  }

  /** A field's words that do not fit into it. */
  function fields() {
    const pen = document.createElement("canvas").getContext("2d");
    for (const node of document.querySelectorAll("select, input[placeholder]")) {
      if (!shown(node)) continue;
      const says = node instanceof HTMLSelectElement ? node.selectedOptions[0]?.label : node.value ? "" : node.placeholder;
      if (!says) continue;
      const look = style(node);
      pen.font = look.font;
      const arrow = node instanceof HTMLSelectElement && look.appearance !== "none" ? 18 : 0;
      const room = node.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight) - arrow;
      const wide = pen.measureText(says).width + says.length * (parseFloat(look.letterSpacing) || 0);
      if (wide > room + 2) report("cut", { kind: "text", node, says }, node);
    }
  }

  // -- seen before ---------------------------------------------------------------------------

  const PLACED = ["visibility", "display", "position", "zIndex", "overflow", "clipPath", "transform", "pointerEvents"];

  /** All that the findings follow from. A theme paints; it seldom moves or hides anything. */
  function signature() {
    const all = [...document.querySelectorAll("body *:not(symbol *, defs *, script, style)")];
    const places = all.map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      const look = style(node);
      const faint = Number(look.opacity) < 0.05;
      return [x, y, width, height, ...PLACED.map((name) => look[name]), solid(node), framed(node), faint].join();
    });
    return JSON.stringify([allowed, target, innerWidth, innerHeight, document.body.innerText, places]);
  }

  // Nothing moves while one looks, and nothing is transparent to the finger.
  for (const one of document.getAnimations()) {
    try {
      if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
    } catch {
      one.cancel();
    }
  }
  const now = signature();
  if (window.lastLook?.signature === now) return window.lastLook.found;
  const touch = new CSSStyleSheet();
  touch.replaceSync("*, *::before, *::after { pointer-events: auto !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, touch];
  try {
    if (root.scrollWidth > innerWidth + ROUNDING && !still(page.overflowX) && !still(bodyLook.overflowX))
      report("sideways", { kind: "page", node: document.body, says: `${root.scrollWidth} px` }, null);
    const modal = [...document.querySelectorAll("dialog:modal")].pop();
    const all = items().filter((item) => !modal || modal.contains(item.node));
    sights();
    collisions(all);
    fields();
    for (const item of all) leaves(item);
    for (const item of all) look(item);
    targets(all);
  } finally {
    for (const [node, [left, top]] of moved) node.scrollTo({ left, top, behavior: "instant" });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== touch);
  }
  window.lastLook = { signature: now, found };
  return found;
};
