type Fields = Record<string, unknown>;

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
  const copy = withNewKeys(document) as Fields;
  for (const field of addressFields) {
    const slug = copy[field] as { current?: string } | undefined;
    if (slug?.current) copy[field] = { ...slug, current: freeAddress(slug.current, taken) };
  }
  return copy as Document;
}

/** The marks of a text go on leading to its links, by their new keys. */
function withNewKeys(value: unknown, links: ReadonlyMap<string, string> = new Map()): unknown {
  if (Array.isArray(value))
    return value.map((item) =>
      typeof item === 'string' ? (links.get(item) ?? item) : withNewKeys(item, links),
    );
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Fields;
  const own = Array.isArray(fields.markDefs) ? keysOf(fields.markDefs) : links;
  const copied = Object.entries(fields).map(([name, field]): [string, unknown] => [
    name,
    name === '_key' ? (links.get(String(field)) ?? newKey()) : withNewKeys(field, own),
  ]);
  return Object.fromEntries(copied);
}

const keysOf = (items: { _key?: string }[]) =>
  new Map(items.flatMap(({ _key }) => (_key ? [[_key, newKey()] as const] : [])));

const newKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
