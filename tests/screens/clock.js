// The page's timers can be held back, and let go on for a while: a show stops where we like.
(() => {
  const real = window.setTimeout;
  const cancel = window.clearTimeout;
  let now = 0;
  let held = false;
  let last = 1e9;
  let waiting = [];
  window.setTimeout = (act, time = 0, ...more) => {
    if (!held) return real(act, time, ...more);
    waiting.push({ key: ++last, due: now + time, act: () => act(...more) });
    return last;
  };
  window.clearTimeout = (key) => {
    waiting = waiting.filter((one) => one.key !== key);
    cancel(key);
  };
  window.holdClock = () => {
    held = true;
  };
  window.runClock = async (time) => {
    for (const end = now + time; now < end; now += 20) {
      const due = waiting.filter((one) => one.due <= now);
      waiting = waiting.filter((one) => one.due > now);
      for (const one of due) one.act();
      await new Promise((next) => real(next, 0));
    }
  };
})();
