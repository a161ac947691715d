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

/** The link in which the caret or the selection stands; undefined outside of one. */
export const activeLink: EditorSelector<(StoredLink & { _key: string }) | undefined> = (snapshot) =>
  // The schema gives it these fields.
  getActiveAnnotations(snapshot).find(({ _type }) => _type === linkMark) as
    | (StoredLink & { _key: string })
    | undefined;

/**
 * A link to a page or an address that replaces another link. It keeps the anchor only where the target is the same:
 * elsewhere the anchor would lead astray, and a new address names its own.
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

/**
 * The editor's event that makes the selected words a link, or changes their link; without `link`, the one that removes
 * it.
 */
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

/** Makes, changes or removes the link of the selected words in the editor, and gives the text the focus back. */
export function setLink(editor: Editor, link: StoredLink | undefined): void {
  editor.send({ type: 'focus' });
  editor.send(linking(editor.getSnapshot(), link));
}

/**
 * The link that the selected words become when an address is pasted over them; undefined where the paste is no address
 * or is to replace the words.
 */
export function linkPasted(snapshot: Snapshot, pasted: string): StoredLink | undefined {
  const words = getSelectionText(snapshot);
  const href = pasted.trim();
  // An address pasted over an address corrects the words.
  const isOver = isSelectionExpanded(snapshot) && words.trim() !== '' && !isAddress(words.trim());
  return isOver && isAddress(href) ? { link: { _type: 'link', href } } : undefined;
}

// A path or a "#" could just as well be plain words.
const isAddress = (words: string): boolean =>
  /^(https?:|mailto:|tel:)\S+$/i.test(words) && checkAddress(words) === true;
