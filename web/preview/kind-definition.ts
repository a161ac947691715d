import { kinds } from '#sections/registry.ts';
import type { Definition } from '../gallery/definition.ts';

/** The schema of a kind of section, with its title; nothing for a kind that nobody knows. */
export function kindDefinition(kind: string): (Definition & { title: string }) | undefined {
  const entry = new Map<string, { schema: unknown }>(Object.entries(kinds)).get(kind);
  if (!entry) return undefined;
  const schema = entry.schema as Definition; // what Sanity's types make of it differs from kind to kind
  return { ...schema, title: schema.title ?? kind };
}
