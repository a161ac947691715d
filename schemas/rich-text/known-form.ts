import { type LeftOut, type LeftOutPart, leftOut } from './left-out.ts';
import { Unknown } from './unknown.ts';

/** The styles of a paragraph, as the schema names them. */
export const styles = ['normal', 'h2', 'h3', 'h4', 'blockquote'] as const;

/** The lists that a paragraph can be an item of. */
export const lists = ['bullet', 'number'] as const;

/** The marks beside links that a text can have. */
export const decorators: readonly string[] = ['strong', 'em', 'code'];

interface Span {
  _key: string;
  _type: 'span';
  text: string;
  marks: string[];
}

interface AnyForm<Link> {
  style: (typeof styles)[number] | Unknown;
  listItem: (typeof lists)[number] | null | Unknown;
  markDefs: (Link | Unknown)[];
  children: (Span | Unknown)[];
}

/**
 * Reduces a paragraph to the formatting that is known. Its text stays; for each unknown style, list or mark, a
 * `left-out` at its end says what it was.
 */
export function knownForm<Link extends { _key: string }, Others extends object>({
  style,
  listItem,
  markDefs,
  children,
  ...others
}: AnyForm<Link> & Others) {
  const links = markDefs.filter((markDef): markDef is Link => !(markDef instanceof Unknown));
  const lost = new Map<string, LeftOut>();
  const lose = (part: LeftOutPart, unknown: Unknown): void => {
    // One for each unknown thing, however often the paragraph uses it.
    const one = leftOut(part, new Unknown(unknown.name));
    lost.set(one._key, one);
  };
  if (style instanceof Unknown) lose('style', style);
  if (listItem instanceof Unknown) lose('list', listItem);
  const foreign = new Map(
    markDefs.flatMap((markDef) => (markDef instanceof Unknown ? [[markDef.key, markDef]] : [])),
  );
  const known = new Set([...decorators, ...links.map(({ _key }) => _key)]);
  const spans = children.map((child): Span | LeftOut => {
    if (child instanceof Unknown) return leftOut('object in a line', child);
    const marks = child.marks.filter((mark) => known.has(mark));
    for (const mark of child.marks)
      if (!known.has(mark)) lose('mark', foreign.get(mark) ?? new Unknown(mark));
    return { ...child, marks };
  });
  return {
    ...others,
    style: style instanceof Unknown ? ('normal' as const) : style,
    listItem: listItem instanceof Unknown ? undefined : (listItem ?? undefined),
    markDefs: links,
    children: [...spans, ...lost.values()],
  };
}
