/** Whether and when visitors see a section; it is seen always where nothing is said. */
export interface Showing {
  hidden?: boolean | null;
  showFrom?: string | null;
  showUntil?: string | null;
}

/** Whether visitors see a section at a moment: from “Show from” on, and not any more from “Show until” on. */
export function isShownAt({ showing }: { showing?: Showing | null }, moment: Date): boolean {
  const { hidden, showFrom, showUntil } = showing ?? {};
  const now = moment.getTime();
  // What is no moment says nothing.
  return !hidden && !(momentOf(showFrom) > now) && !(momentOf(showUntil) <= now);
}

/** The next moment after another at which one of these sections comes or goes by itself; undefined when there is none. */
export function nextChange(sections: readonly { showing?: Showing | null }[], after: Date): Date | undefined {
  const moments = sections.flatMap(({ showing }) =>
    showing && !showing.hidden ? [showing.showFrom, showing.showUntil].map(momentOf) : [],
  );
  const next = Math.min(...moments.filter((moment) => moment > after.getTime()));
  return Number.isFinite(next) ? new Date(next) : undefined;
}

const momentOf = (text: string | null | undefined): number => Date.parse(text ?? '');
