import type { Editor, EditorSelector } from '@portabletext/editor';
import {
  getActiveAnnotations,
  getFocusTextBlock,
  getSelectionText,
  isSelectionExpanded,
} from '@portabletext/editor/selectors';
import { fieldIn } from '#schemas/fields.ts';
import { checkAddress } from '#schemas/link/check-link.ts';
import { linkMark } from './rich-schema.ts';

/** A link in a formatted text, as it is stored. */
export interface StoredLink {
  link?: { _type: 'link'; href?: string; page?: { _type: 'reference'; _ref: string }; anchor?: string };
  isExternal?: boolean;
}

/** The link in which the caret or what is selected stands; nothing outside of one. */
export const activeLink: EditorSelector<(StoredLink & { _key: string }) | undefined> = (snapshot) =>
  // Its fields are those of the schema.
  getActiveAnnotations(snapshot).find(({ _type }) => _type === linkMark) as
    | (StoredLink & { _key: string })
    | undefined;

/**
 * The link to a page or an address in the place of another. It keeps its place on the page where it leads to the same as before; elsewhere, or
 * beside an address that names one itself, it would go astray.
 */
export function retargeted(
  before: StoredLink['link'],
  target: Omit<NonNullable<StoredLink['link']>, '_type' | 'anchor'>,
): StoredLink['link'] {
  const isSame = target.page?._ref === before?.page?._ref && target.href === before?.href;
  return { _type: 'link', ...target, ...(isSame && before?.anchor && { anchor: before.anchor }) };
}

type Snapshot = ReturnType<Editor['getSnapshot']>;
type LinkEvent = Parameters<Editor['send']>[0] & { type: `annotation.${'add' | 'set' | 'remove'}` };

/** What makes the words that are selected a link, or another link than they were; without one they are none any more. */
export function linking(snapshot: Snapshot, link: StoredLink | undefined): LinkEvent {
  if (!link) return { type: 'annotation.remove', annotation: { name: linkMark } };
  const before = activeLink(snapshot);
  const block = fieldIn(getFocusTextBlock(snapshot)?.node, '_key');
  return before && typeof block === 'string'
    ? {
        type: 'annotation.set',
        at: [{ _key: block }, 'markDefs', { _key: before._key }],
        props: { ...link },
      }
    : { type: 'annotation.add', annotation: { name: linkMark, value: { ...link } } };
}

/** Does so in the text that is written, and goes on there. */
export function setLink(editor: Editor, link: StoredLink | undefined): void {
  editor.send({ type: 'focus' });
  editor.send(linking(editor.getSnapshot(), link));
}

/** The link that selected words become when an address is pasted over them; nothing where other words take their place, or no address. */
export function linkPasted(snapshot: Snapshot, pasted: string): StoredLink | undefined {
  const words = getSelectionText(snapshot);
  const href = pasted.trim();
  // Over an address, another one is a correction of the words.
  const isOver = isSelectionExpanded(snapshot) && words.trim() !== '' && !isAddress(words.trim());
  return isOver && isAddress(href) ? { link: { _type: 'link', href } } : undefined;
}

// A path or a "#" may as well be words.
const isAddress = (words: string): boolean =>
  /^(https?:|mailto:|tel:)\S+$/i.test(words) && checkAddress(words) === true;
