import type { Editor, EditorSelector } from '@portabletext/editor';
import { getActiveAnnotations, getFocusTextBlock } from '@portabletext/editor/selectors';
import { fieldIn } from '#schemas/fields.ts';
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

/** Makes what is selected a link, or another link than it was; without one it is none any more. */
export function setLink(editor: Editor, link: StoredLink | undefined): void {
  editor.send({ type: 'focus' });
  const snapshot = editor.getSnapshot();
  const before = activeLink(snapshot);
  const block = fieldIn(getFocusTextBlock(snapshot)?.node, '_key');
  if (!link) editor.send({ type: 'annotation.remove', annotation: { name: linkMark } });
  else if (before && typeof block === 'string')
    editor.send({
      type: 'annotation.set',
      at: [{ _key: block }, 'markDefs', { _key: before._key }],
      props: { ...link },
    });
  else editor.send({ type: 'annotation.add', annotation: { name: linkMark, value: { ...link } } });
}
