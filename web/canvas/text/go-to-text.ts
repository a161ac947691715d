import { frameOf } from '../section/section-places.ts';
import { focusBarAround } from '../section/show-inserted.ts';
import { plainTexts } from './text-place.ts';

/** Where somebody goes by a key who leaves a text. */
export type Way = 'next' | 'previous' | 'bar';

const maxWaitMs = 500; // for the marks of a text that was drawn anew

/** What is typed into where it stands: plain texts, and those with a form. */
const texts = `${plainTexts}, .rich`;

/** The texts that somebody means who begins to write by a key: the one that has the focus, those of the section whose bar has it, those in sight. */
export function textsMeant(): HTMLElement[] {
  const { activeElement } = document;
  const focused = activeElement?.closest<HTMLElement>(texts);
  if (focused) return [focused];
  const key = activeElement?.closest<HTMLElement>('[data-part=section-bar]')?.dataset.of;
  const frame = key === undefined ? undefined : frameOf(key);
  return frame ? textsIn(frame) : textsIn().filter((text) => text.getBoundingClientRect().top >= 0);
}

/**
 * Begins to type into the first of some texts that can be typed into; answers whether there is one. Who edits texts of one sort hears
 * `canvas:write` at each of them, and prevents its default for one of its own.
 */
export function goToText(candidates: readonly HTMLElement[]): boolean {
  const begun = candidates.find(
    (text) => !text.dispatchEvent(new CustomEvent('canvas:write', { bubbles: true, cancelable: true })),
  );
  begun?.scrollIntoView({ block: 'nearest' });
  return begun !== undefined;
}

/** Answers what goes on from a text once it is left: to the text before or behind it, or to the bar of its section where there is none. */
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

/** Whether a formatted text has just been drawn anew, so that nobody knows yet where it is stored. */
const isToBeMarked = (text: HTMLElement): boolean =>
  text.matches('.rich') && !text.querySelector('[data-block]') && !text.closest('[data-block]');

function textsIn(root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(texts)].filter((text) => text.checkVisibility());
}
