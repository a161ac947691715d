const underWay = new Set<Promise<unknown>>();

/** Notes a change that a page has asked for, until it is made or refused. */
export function noteUnderWay(change: Promise<unknown>): void {
  const noted: Promise<unknown> = change.catch(() => undefined).then(() => underWay.delete(noted));
  underWay.add(noted);
}

/**
 * Resolves when every change that was asked for so far is made or refused. Undo waits for this before it takes back the
 * last one.
 */
export const allMade = async (): Promise<void> => void (await Promise.all(underWay));
