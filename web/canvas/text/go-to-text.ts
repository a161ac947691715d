import { frameOf } from '../section/section-places.ts';
import { focusBarAround } from '../section/show-inserted.ts';
import { plainTexts } from './text-place.ts';

/** Where a key leads from a text. */
export type Way = 'next' | 'previous' | 'bar';

const maxWaitMs = 500; // for the marks of a text that was drawn anew

/** All texts that can be typed into on the page: plain and formatted ones. */
const texts = `${plainTexts}, .rich`;

/**
 * The texts that a key to begin writing can mean: the focused one, else those of the section whose bar has the focus,
 * else those from the top of the window on.
 */
export function textsMeant(): HTMLElement[] {
  const { activeElement } = document;
  const focused = activeElement?.closest<HTMLElement>(texts);
  if (focused) return [focused];
  const key = activeElement?.closest<HTMLElement>('[data-part=section-bar]')?.dataset.of;
  const frame = key === undefined ? undefined : frameOf(key);
  return frame ? textsIn(frame) : textsIn().filter((text) => text.getBoundingClientRect().top >= 0);
}

/**
 * Begins typing in the first of these texts that takes it; returns whether one did. Each gets the event `canvas:write`,
 * and the editor that takes a text prevents its default.
 */
export function goToText(candidates: readonly HTMLElement[]): boolean {
  const begun = candidates.find(
    (text) => !text.dispatchEvent(new CustomEvent('canvas:write', { bubbles: true, cancelable: true })),
  );
  begun?.scrollIntoView({ block: 'nearest' });
  return begun !== undefined;
}

/**
 * Returns a function to call once a text is left: it goes to the next or previous text, or to the bar of its section
 * where there is none.
 */
export function wayFrom(left: Element | undefined, way: Way): () => void {
  const all = textsIn();
  const index = all.findIndex((text) => left && text.contains(left));
  const candidates = {
    next: all.slice(index + 1),
    previous: all.slice(0, Math.max(index, 0)).reverse(),
    bar: [],
  };
  const until = performance.now() + maxWaitMs;
  const go = () => {
    if (goToText(candidates[way])) return;
    if (candidates[way].some(isToBeMarked) && performance.now() < until) requestAnimationFrame(go);
    else focusBarAround(left);
  };
  return go;
}

/** Whether a formatted text was just drawn anew and does not yet carry the marks that say where it is stored. */
const isToBeMarked = (text: HTMLElement): boolean =>
  text.matches('.rich') && !text.querySelector('[data-block]') && !text.closest('[data-block]');

function textsIn(root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(texts)].filter((text) => text.checkVisibility());
}
