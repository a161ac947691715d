import type { Page } from 'playwright';

/**
 * Notes from now on every transition that begins on a page, with the milliseconds that it is to take: of `::details-content`, too, which
 * a page itself is told nothing of. Answers what has begun.
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
