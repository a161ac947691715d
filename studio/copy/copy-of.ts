import { fieldIn, isFields } from '#schemas/fields.ts';

/** The field of a document that no two may have alike: where it stands, or by which it is known. */
export const addressFields = ['path', 'slug', 'from'] as const;

/** The address of a copy: that of the original with "-copy", or "-copy-2" and so on where that is taken. */
export function freeAddress(address: string, taken: readonly string[]): string {
  const stem = copyStem(address);
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? stem : `${stem}-${number}`;
    if (!taken.includes(free)) return free;
  }
}

/** With what the address of every copy begins; the copy of the home page is no child of it. */
export const copyStem = (address: string): string => (address === '/' ? '/home-copy' : `${address}-copy`);

/** A document as its copy is stored: at an address that is free, and with keys of its own in every list. */
export function copyOf<Document extends object>(document: Document, taken: readonly string[]): Document {
  // What goes in as an object comes out as one, with the same fields.
  const copy = withNewKeys(document) as Document;
  const addresses = addressFields.flatMap((field) => {
    const slug = fieldIn(copy, field);
    if (!isFields(slug) || !slug.current) return [];
    return [[field, { ...slug, current: freeAddress(String(slug.current), taken) }]];
  });
  return { ...copy, ...Object.fromEntries(addresses) };
}

/** The marks of a text go on leading to its links, by their new keys. */
function withNewKeys(value: unknown, links: ReadonlyMap<string, string> = new Map()): unknown {
  if (Array.isArray(value))
    return value.map((item) =>
      typeof item === 'string' ? (links.get(item) ?? item) : withNewKeys(item, links),
    );
  if (!isFields(value)) return value;
  const own = Array.isArray(value.markDefs) ? keysOf(value.markDefs) : links;
  const copied = Object.entries(value).map(([name, field]): [string, unknown] => [
    name,
    name === '_key' ? (links.get(String(field)) ?? newKey()) : withNewKeys(field, own),
  ]);
  return Object.fromEntries(copied);
}

const keysOf = (items: { _key?: string }[]) =>
  new Map(items.flatMap(({ _key }) => (_key ? [[_key, newKey()] as const] : [])));

const newKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
