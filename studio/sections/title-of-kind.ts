import { kinds } from '#sections/registry.ts';

/** What the Studio calls a kind of section; of one that is gone, its name. */
export const titleOfKind = (kind: string): string =>
  new Map(Object.entries(kinds)).get(kind)?.schema.title ?? kind;
