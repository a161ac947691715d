import { spring } from 'motion';
import { animate } from 'motion/mini';
import { springs } from '../motion/springs.ts';

const moved = new WeakSet<AbortSignal>();
const place = { ...springs.place, type: spring };
const sight = { ...springs.sight, type: spring };
const shift = 24; // px

/**
 * Animates the panels of tabs when another one is shown: they cross-fade, and their container changes its height,
 * until `signal` aborts. Repeated calls with the same signal do nothing.
 */
export function movePanels(tabs: HTMLElement, signal: AbortSignal): void {
  const panels = tabs.querySelector<HTMLElement>('[data-part=panels]');
  if (!panels || signal.aborted || moved.has(signal)) return;
  moved.add(signal);
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let rest = panels.offsetHeight;
  let end: (() => void) | undefined;

  // The panel that was shown before is the one that became hidden.
  const changes = new MutationObserver((records) => {
    const isHidden = (panel: Node) => panel instanceof HTMLElement && panel.hasAttribute('hidden');
    const first = new Map(records.toReversed().map(({ target, oldValue }) => [target, oldValue]));
    const changed = [...first].filter(([panel, before]) => isHidden(panel) === (before === null));
    const left = changed.find(([panel]) => isHidden(panel))?.[0];
    const come = changed.find(([panel]) => !isHidden(panel))?.[0];
    if (!(left instanceof HTMLElement) || !(come instanceof HTMLElement) || calm.matches) return;
    const from = end ? panels.getBoundingClientRect().height : rest;
    end?.();
    rest = panels.offsetHeight;
    end = cross(panels, left, come, [from, rest], () => (end = undefined));
  });
  const sizes = new ResizeObserver(() => {
    if (!end) rest = panels.offsetHeight;
  });
  changes.observe(panels, { attributeFilter: ['hidden'], attributeOldValue: true, subtree: true });
  sizes.observe(panels);
  signal.addEventListener('abort', () => {
    changes.disconnect();
    sizes.disconnect();
    end?.();
  });
}

/**
 * Animates from one panel to another. Returns a function that ends the animation, and calls `onEnd` where it ends by
 * itself.
 */
function cross(
  panels: HTMLElement,
  left: HTMLElement,
  come: HTMLElement,
  heights: [from: number, to: number],
  onEnd: () => void,
): () => void {
  const isBehind = left.compareDocumentPosition(come) & Node.DOCUMENT_POSITION_FOLLOWING;
  const isToLeft = getComputedStyle(panels).direction === 'rtl';
  const by = Boolean(isBehind) === isToLeft ? -shift : shift;
  // It is hidden already for everything but sight.
  left.inert = true;
  left.style.cssText = 'content-visibility: visible; position: absolute; inset: 0 0 auto';
  panels.style.cssText = 'position: relative; overflow: clip; overflow-clip-margin: 1.25rem';
  const motions = [
    animate(panels, { height: heights.map((height) => `${height}px`) }, place),
    animate(left, { opacity: [1, 0], transform: ['none', `translateX(${-by}px)`] }, sight),
    animate(come, { opacity: [0, 1], transform: [`translateX(${by}px)`, 'none'] }, place),
  ];
  const end = () => {
    for (const motion of motions) motion.cancel();
    for (const element of [panels, left, come]) element.removeAttribute('style');
    left.inert = false;
  };
  Promise.all(motions).then(() => {
    if (!left.inert) return; // it was ended before
    end();
    onEnd();
  });
  return end;
}
