import { kinds } from '#sections/registry.ts';

/** The kinds whose query asks for all documents of a type. Such a section lists documents that no editor has picked. */
export const listingKinds = (type: string): string[] =>
  Object.entries(kinds)
    .filter(([, { projection }]) => projection.includes(`*[_type == "${type}"`))
    .map(([name]) => name);
