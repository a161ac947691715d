import type { SchemaType } from 'sanity';
import { compiledTypes } from '#pages/compiled-types.ts';

/** Whether words are looked for in documents of a type: in those that editors write, not in what visitors have sent. */
export const isSearched = (type: SchemaType | undefined): boolean =>
  type?.type?.name === 'document' && compiledTypes.has(type.name) && type.readOnly !== true;
