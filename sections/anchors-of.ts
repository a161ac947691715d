import { type Fields, isFields } from '#schemas/fields.ts';

/** The anchors within a section, stored or checked: its own and those of its parts, such as tabs. */
export function anchorsOf(section: object): string[] {
  const parts = Object.values(section).filter(Array.isArray).flat().filter(isAnchored);
  return [section as Fields, ...parts].flatMap(({ anchor }) => (typeof anchor === 'string' ? anchor : []));
}

/**
 * The sections of one page with every anchor unique: an anchor that is among `names`, or that stands further up
 * already, becomes null.
 */
export function nameOnce(sections: readonly Fields[], names: readonly string[] = []): Fields[] {
  const taken = new Set<unknown>(names);
  const named = (part: Fields) => {
    if (taken.has(part.anchor)) return { ...part, anchor: null };
    if (part.anchor) taken.add(part.anchor);
    return part;
  };
  return sections.map((section) => {
    const fields = Object.entries(named(section)).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((part) => (isAnchored(part) ? named(part) : part)) : value,
    ]);
    return Object.fromEntries(fields);
  });
}

/** Leaves out links because the anchor of a link names a place on another page. */
const isAnchored = (value: unknown): value is Fields => isFields(value) && value._type !== 'link';
