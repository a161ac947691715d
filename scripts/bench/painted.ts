/*
 * What pages keep while they are measured, by functions that run in them. Times are milliseconds since 1970, so that
 * they can be compared between processes.
 */
type Recording = typeof globalThis & { times?: number[]; paints?: Paint[] };

/** When a page was painted, and how long the text was. */
export interface Paint {
  at: number;
  length: number;
}

/** When keys were pressed or the mouse was released, since `recordInputs`. */
export const timesKept = (): number[] => {
  const { times = [] }: Recording = globalThis;
  return times;
};

/** What was painted since `recordPaints` or `recordFocus`. */
export const paintsKept = (): Paint[] => {
  const { paints = [] }: Recording = globalThis;
  return paints;
};

/** Whether anything was painted since then. */
export const hasPainted = (): boolean => {
  const { paints = [] }: Recording = globalThis;
  return paints.length > 0;
};

/** Records from now on when a key goes down or the mouse is released. */
export function recordInputs(type: 'keydown' | 'mouseup'): void {
  const times: number[] = [];
  Object.assign(globalThis, { times });
  addEventListener(type, ({ timeStamp }) => times.push(performance.timeOrigin + timeStamp), true);
}

/** Records how long the text of an element is whenever that has changed, with the time of the paint. */
export function recordPaints(selector: string): void {
  const element = document.querySelector(selector);
  const paints: Paint[] = [];
  Object.assign(globalThis, { paints });
  let known = element?.textContent;
  new MutationObserver(() => {
    const text = document.querySelector(selector)?.textContent ?? '';
    if (text === known) return;
    known = text;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () =>
        paints.push({ at: performance.timeOrigin + performance.now(), length: text.length });
      port2.postMessage(null);
    });
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Records when an element of a role gets the focus, with the time of the paint. */
export function recordFocus(role: string): void {
  const paints: Paint[] = [];
  Object.assign(globalThis, { paints });
  addEventListener(
    'focusin',
    (event) => {
      const [focused] = event.composedPath();
      if (!(focused instanceof Element) || focused.getAttribute('role') !== role) return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => paints.push({ at: performance.timeOrigin + performance.now(), length: 0 });
        port2.postMessage(null);
      });
    },
    true,
  );
}
