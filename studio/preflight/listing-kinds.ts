import { kinds } from '#sections/registry.ts';

/** The kinds of sections whose query asks for all documents of a type: lists, on which one stands without being picked. */
export const listingKinds = (type: string): string[] =>
  Object.entries(kinds)
    .filter(([, { projection }]) => projection.includes(`*[_type == "${type}"`))
    .map(([name]) => name);
