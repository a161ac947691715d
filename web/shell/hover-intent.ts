/** The delays of the desktop menu (specification, section 9). */
const menuDelaysMs = { open: 200, skip: 300, close: 150 };

/** Called by a hover menu with the name of the entry that is open now, or null when none is. */
export type ShowEntry = (name: string | null) => void;

/**
 * Decides when a hover menu opens and closes: it waits before the first entry opens, switches at once while
 * one is open or has just closed, and waits a moment before it closes, so that a pointer may cut a corner.
 */
export function hoverIntent(show: ShowEntry, delaysMs = menuDelaysMs) {
  let open: string | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(name: string | null) {
    clearTimeout(timer);
    if (name === open) return;
    if (name === null) closedAt = Date.now();
    open = name;
    show(name);
  }

  return {
    enter(name: string) {
      clearTimeout(timer);
      const isWarm = open !== null || Date.now() - closedAt < delaysMs.skip;
      if (isWarm) set(name);
      else timer = setTimeout(set, delaysMs.open, name);
    },
    leave() {
      clearTimeout(timer);
      if (open !== null) timer = setTimeout(set, delaysMs.close, null);
    },
    toggle(name: string) {
      set(open === name ? null : name);
    },
    close() {
      set(null);
      closedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
