/** What a visitor has touched on a page before its script was there. */
export interface EarlyTouches {
  /** The button that was pressed last; one that the browser itself answers is none. */
  pressed?: HTMLButtonElement;
  /** The fields that were typed in, moved or chosen in. */
  moved: Set<EventTarget>;
}

type Kept = EarlyTouches & { end: AbortController };

/** What `keepEarlyTouches` has left on the page. */
const kept = globalThis as { earlyTouches?: Kept };

/** Answers what was touched so far; nothing is kept from now on, as who asks listens from now on. */
export function takeEarlyTouches(): EarlyTouches {
  const { earlyTouches = { moved: new Set(), end: new AbortController() } } = kept;
  earlyTouches.end.abort();
  return earlyTouches;
}

/** Stands in the page itself, before all that can be touched: keeps what is touched until `takeEarlyTouches`. */
export const keepEarlyTouches =
  '{const t=globalThis.earlyTouches={moved:new Set,end:new AbortController},o={capture:true,signal:t.end.signal};' +
  'addEventListener("click",({target})=>{const b=target.closest("button");if(b?.type=="button"&&!b.matches("[commandfor],[popovertarget]"))t.pressed=b},o);' +
  'addEventListener("input",({target})=>t.moved.add(target),o)}';
