/** Whether and when visitors see a section; always where nothing is set. */
export interface Showing {
  hidden?: boolean | null;
  showFrom?: string | null;
  showUntil?: string | null;
}

/** Whether visitors see a section at a moment: from `showFrom` on, up to but not including `showUntil`. */
export function isShownAt({ showing }: { showing?: Showing | null }, moment: Date): boolean {
  const { hidden, showFrom, showUntil } = showing ?? {};
  const now = moment.getTime();
  // A text that is no moment is ignored: comparisons with NaN are false.
  return !hidden && !(momentOf(showFrom) > now) && !(momentOf(showUntil) <= now);
}

/**
 * The next moment after `after` at which one of these sections appears or disappears by itself; undefined where there
 * is none.
 */
export function nextChange(sections: readonly { showing?: Showing | null }[], after: Date): Date | undefined {
  const moments = sections.flatMap(({ showing }) =>
    showing && !showing.hidden ? [showing.showFrom, showing.showUntil].map(momentOf) : [],
  );
  const next = Math.min(...moments.filter((moment) => moment > after.getTime()));
  return Number.isFinite(next) ? new Date(next) : undefined;
}

const momentOf = (text: string | null | undefined): number => Date.parse(text ?? '');
