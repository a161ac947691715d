import type { Page } from 'playwright';

/**
 * Records, from now on, every transition that begins on a page, with its duration in milliseconds, including those of
 * `::details-content`, of which a page itself hears nothing. The function that it resolves with returns the transitions
 * so far.
 */
export async function transitionsOf(page: Page): Promise<() => { property: string; ms: number }[]> {
  const begun: { property: string; ms: number }[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Animation.animationStarted', ({ animation: { name, type, source } }) => {
    if (type === 'CSSTransition') begun.push({ property: name, ms: source?.duration ?? Number.NaN });
  });
  await session.send('Animation.enable');
  return () => begun;
}
