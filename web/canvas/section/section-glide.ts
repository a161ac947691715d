import { boxOf, frameOf, framesOfSections, wantsCalm } from './section-places.ts';

const glideMs = 260;

/**
 * Makes a change of the order of sections and has them glide to where they then stand, unless the editor wants no motion.
 * The one that is `kept` stays before the editor's eyes: the page is scrolled with it.
 */
export function glide(change: () => void, kept?: string): void {
  const before = topsOf();
  change();
  const now = kept ? frameOf(kept) : undefined;
  const was = before.get(kept ?? '');
  const is = now && boxOf(now)?.top;
  if (was !== undefined && is !== undefined) scrollBy({ top: is - was, behavior: 'instant' });
  if (wantsCalm()) return;
  const moved = [...topsOf()].flatMap(([key, top]) => {
    const distance = (before.get(key) ?? top) - top;
    const children = Math.abs(distance) > 1 ? [...(frameOf(key)?.children ?? [])] : [];
    return children.map((child) =>
      child.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], {
        duration: glideMs,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      }),
    );
  });
  // Where they lie is measured while they move, and must be once more.
  void Promise.allSettled(moved.map(({ finished }) => finished)).then(() =>
    dispatchEvent(new Event('scroll')),
  );
}

const topsOf = (): Map<string, number> =>
  new Map(framesOfSections().map((frame) => [frame.dataset.section ?? '', boxOf(frame)?.top ?? 0]));
