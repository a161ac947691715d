import { boxOf, frameOf, framesOfSections, wantsCalm } from './section-places.ts';

const glideMs = 260;

/**
 * Runs a change of the order of sections and animates each to its new place, unless the editor prefers reduced motion.
 * The section `kept` stays where it is in the window: the page is scrolled with it.
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
  // Their places were measured during the motion, and must be measured again.
  void Promise.allSettled(moved.map(({ finished }) => finished)).then(() =>
    dispatchEvent(new Event('scroll')),
  );
}

const topsOf = (): Map<string, number> =>
  new Map(framesOfSections().map((frame) => [frame.dataset.section ?? '', boxOf(frame)?.top ?? 0]));
