import { fieldIn } from '../fields.ts';

/** A block of a text as it is stored. */
interface StoredBlock {
  _key?: string;
  _type?: string;
  style?: string;
  listItem?: string;
  children?: readonly unknown[];
}

/**
 * The level of a heading, 2 to 4; 0 for any other block, as for a heading that is an item of a list or has no words:
 * the page shows that as text.
 */
export function headingLevel({ _type, style, listItem, children = [] }: StoredBlock): number {
  const isText = Boolean(listItem) || !children.some((child) => String(fieldIn(child, 'text') ?? '').trim());
  return _type === 'block' && !isText ? Number(/^h([2-4])$/.exec(style ?? '')?.[1] ?? 0) : 0;
}

/** What the Studio says of a heading that skips a level, because screen reader users navigate by headings. */
export function checkLevel(level: number, last: number): true | string {
  return (
    level <= last + 1 || `A heading of level ${level} follows one of level ${last}. Choose level ${last + 1}.`
  );
}

/** What the Studio says of a block whose heading skips a level after the headings before it. */
export function checkHeading(
  block: StoredBlock | undefined,
  blocks: readonly StoredBlock[] = [],
): true | string {
  const level = block ? headingLevel(block) : 0;
  const before = blocks.slice(
    0,
    blocks.findIndex(({ _key }) => _key === block?._key),
  );
  // The title above a text is mostly of level 2.
  return checkLevel(level, before.map(headingLevel).findLast(Boolean) ?? 2);
}
