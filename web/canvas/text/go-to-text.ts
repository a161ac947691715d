import { frameOf } from '../section/section-places.ts';
import { focusBarAround } from '../section/show-inserted.ts';
import { plainTexts } from './text-place.ts';

/** Where somebody goes by a key who leaves a text. */
export type Way = 'next' | 'previous' | 'bar';

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
  return () => {
    if (!goToText(candidates[way])) focusBarAround(left);
  };
}

function textsIn(root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(texts)].filter((text) => text.checkVisibility());
}
