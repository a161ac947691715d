import type { SchemaType } from 'sanity';
import { compiledTypes } from '#pages/compiled-types.ts';

/** Whether documents of a type are searched: those that editors write, and not those that visitors send. */
export const isSearched = (type: SchemaType | undefined): boolean =>
  type?.type?.name === 'document' && compiledTypes.has(type.name) && type.readOnly !== true;
