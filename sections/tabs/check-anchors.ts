import { fieldIn, isFields } from '#schemas/fields.ts';
import { anchorsOf } from '../anchors-of.ts';

/** A rule of the Studio: an anchor opens one tab, so no tab may have an anchor that its page has already. */
export function checkAnchors(
  tabs: unknown,
  { parent, document }: { parent?: unknown; document?: unknown },
): true | string {
  const sections = listOf(fieldIn(document, 'sections'));
  const others = sections.filter((section) => fieldIn(section, '_key') !== fieldIn(parent, '_key'));
  const taken = [...others.flatMap(anchorsOf), fieldIn(parent, 'anchor')];
  const own = listOf(tabs).flatMap(({ anchor }) => anchor ?? []);
  const twice = own.find((anchor, index) => taken.includes(anchor) || own.indexOf(anchor) < index);
  return !twice || `The anchor "${twice}" stands twice on this page. Rename one of them.`;
}

const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isFields) : []);
