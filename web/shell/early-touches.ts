/** What a visitor has touched on a page before its script was loaded. */
export interface EarlyTouches {
  /** The button that was pressed last; buttons to which the browser itself responds do not count. */
  pressed?: HTMLButtonElement;
  /** The fields in which the visitor typed, moved something or chose. */
  moved: Set<EventTarget>;
}

type Kept = EarlyTouches & { end: AbortController };

/** What `keepEarlyTouches` has left on the page. */
const kept = globalThis as { earlyTouches?: Kept };

/** Returns what was touched so far; nothing is kept from now on, because the caller listens from now on. */
export function takeEarlyTouches(): EarlyTouches {
  const { earlyTouches = { moved: new Set(), end: new AbortController() } } = kept;
  earlyTouches.end.abort();
  return earlyTouches;
}

/** An inline script, before all that can be touched: keeps what is touched until `takeEarlyTouches`. */
export const keepEarlyTouches =
  '{const t=globalThis.earlyTouches={moved:new Set,end:new AbortController},o={capture:true,signal:t.end.signal};' +
  'addEventListener("click",({target})=>{const b=target.closest("button");if(b?.type=="button"&&!b.matches("[commandfor],[popovertarget]"))t.pressed=b},o);' +
  'addEventListener("input",({target})=>t.moved.add(target),o)}';
