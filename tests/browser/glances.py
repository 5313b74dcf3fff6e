"""Looks at the page, as scripts that run in it."""

# What the player sees to click on, and enough of the rest to notice that a click did something.
LOOK = """() => {
  const all = (what) => [...document.querySelectorAll(what)].filter((e) => e.checkVisibility());
  const text = (e) => (e?.innerText ?? "").trim();
  const pressed = (e) => e.getAttribute("aria-pressed") === "true";
  const cards = (where) => all(where + " .hand-card").map((e) => ({
    title: text(e.querySelector(".card-title")),
    playable: e.classList.contains("playable"),
    pressed: pressed(e),
  }));
  const asked = document.querySelector(".actions")?.dataset ?? {};
  return {
    number: Number(asked.n ?? 0),
    kind: asked.decision ?? "",
    over: all(".over").length > 0,
    status: text(document.querySelector(".rail-line")),
    notice: text(document.querySelector(".rail .notice")),
    hand: cards(".hand"),
    tray: cards(".tray"),
    mats: all("button[data-seat]").map((e) => ({ seat: e.dataset.seat, pressed: pressed(e) })),
    buttons: all(".actions button:not(.toggle, .shut, .hint-button)").map((e) => ({
      text: text(e), pressed: pressed(e), off: e.disabled, primary: e.classList.contains("primary"),
    })),
  };
}"""

# Where the things of LOOK are found again to be clicked.
PLACES = {
    "hand": ".hand .hand-card",
    "tray": ".tray .hand-card",
    "mats": "button[data-seat]",
    "buttons": ".actions button:not(.toggle, .shut, .hint-button)",
}

# The page goes into the background, or comes out of it; a browser under test never would.
LOOK_AWAY = """(away) => {
  Object.defineProperty(document, "visibilityState", {
    configurable: true, get: () => (away ? "hidden" : "visible"),
  });
  document.hasFocus = () => !away;
  document.dispatchEvent(new Event("visibilitychange"));
  dispatchEvent(new Event(away ? "blur" : "focus"));
}"""

# Notes what a page would have shown, sounded and shaken, as machines under test do none of it.
OVERHEAR = """
window.called = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (this.permission = window.allows ?? "granted"); }
  constructor(title, { body }) { this.title = title; called.push(["shown", title, body]); }
  close() { called.push(["closed", this.title]); }
};
navigator.vibrate = () => called.push(["shaken"]);
const tone = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (at) {
  called.push(["tone"]);
  return tone.call(this, at);
};
"""

ASKED_OR_OVER = """(last) => {
  const asked = document.querySelector(".actions")?.dataset ?? {};
  const over = document.querySelector(".over") !== null;
  return Number(asked.n ?? 0) > last || asked.decision === "window" || over;
}"""

CARDS_HAVE_WORDS = """() =>
  [...document.querySelectorAll(".hand-card .card-title")].every((e) => e.innerText !== "…")
"""

# Everything is shown at once, unless a test says otherwise.
AT_ONCE = """
localStorage.lastcall ??= JSON.stringify({ speed: "instant", asking: "able", version: 3 });
"""

# Somebody who has been told everything once.
COACHED = """
localStorage["lastcall-coached"] ??= '["question", "danger", "contest", "round"]';
"""

READABLE = """(text) => {
  const flat = (s) => s.replace(/\\s+/g, " ").trim();
  return [...document.querySelectorAll("body *")].some((e) => {
    if (!flat(e.innerText ?? "").includes(flat(text))) return false;
    if ([...e.children].some((c) => flat(c.innerText ?? "").includes(flat(text)))) return false;
    if (!e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    e.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = e.getBoundingClientRect();
    const across = box.left >= 0 && box.right <= innerWidth;
    const inside = across && box.top >= 0 && box.bottom <= innerHeight;
    const whole = e.scrollHeight <= e.clientHeight + 1 || getComputedStyle(e).display === "inline";
    let clipped = false;
    for (let over = e.parentElement; over; over = over.parentElement) {
      const edge = over.getBoundingClientRect();
      const cuts = getComputedStyle(over).overflowY !== "visible";
      clipped ||= cuts && box.bottom > edge.bottom + 1;
    }
    return inside && whole && !clipped && parseFloat(getComputedStyle(e).fontSize) >= 11;
  });
}"""

TEXTS = """() => {
  const found = [];
  for (const root of document.querySelectorAll("main, .bar, .side")) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.data.trim();
      const around = walker.currentNode.parentElement;
      const foreign = around.closest("kbd, .lang, .home, dialog, .bar b[aria-hidden]");
      if (text && !foreign) found.push(text);
    }
    for (const e of root.querySelectorAll("[aria-label], [title], [placeholder]"))
      for (const name of ["aria-label", "title", "placeholder"])
        if (e.getAttribute(name) && !e.closest(".home, .lang, dialog"))
          found.push(e.getAttribute(name));
  }
  return found;
}"""

# Which of these things lie in the window with nothing over their middle.
IN_SIGHT = """(things) => things.filter((what) => {
  const thing = document.querySelector(what);
  const box = thing.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.top >= 0 && box.bottom <= innerHeight + 1 && thing.contains(top);
})"""

# What is seen of the first card in the limelight that lies face down, however shortly.
WATCH_FACE_DOWN = """
window.faceDown = "";
new MutationObserver(() => {
  const card = document.querySelector(".played-card:has(.spot-back)");
  if (!card || window.faceDown) return;
  card.style.animation = "none";
  card.style.transform = "rotateY(180deg)";
  const box = card.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  window.faceDown = top.closest(".spot-face, .spot-back")?.className ?? "";
}).observe(document, { childList: true, subtree: true });
"""

# Whether a card that may be played lies whole between the edges of the window; none: true.
PLAYABLE_IN_SIGHT = """() => {
  const cards = [...document.querySelectorAll(".hands .playable")];
  const places = cards.map((card) => card.getBoundingClientRect());
  return !cards.length || places.some((place) => place.left >= 0 && place.right <= innerWidth);
}"""

# What the page fetched: when, how long that took, and what came of it.
FETCHED = """() => performance.getEntriesByType("resource").map((one) =>
  `${one.name} ${Math.round(one.startTime)} ${Math.round(one.duration)} ${one.responseStatus}`)"""

# Whether the table is laid out for the window as it is now.
LAID_OUT = """(drawer) => {
  const style = getComputedStyle(document.querySelector(".game"));
  const [wide, unit] = ["--wide", "--u"].map((name) => parseFloat(style.getPropertyValue(name)));
  return Math.abs(wide + drawer * unit - innerWidth) < 3;
}"""

# Two frames later all that was changed is drawn.
DRAWN = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"""
