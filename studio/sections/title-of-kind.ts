import { kinds } from '#sections/registry.ts';

/** The title of a kind of section in the Studio; for a kind that no longer exists, its name. */
export const titleOfKind = (kind: string): string =>
  new Map(Object.entries(kinds)).get(kind)?.schema.title ?? kind;
