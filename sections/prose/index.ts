import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** Formatted text in one column, for legal pages and the like. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: { group: 'argument', place: 5 },
  templates: { article: 1, legal: 1 },
});
