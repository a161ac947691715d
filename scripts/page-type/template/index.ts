import { definePageType } from '#pages/define-page-type.ts';
import { contract, fields } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** A document with an address of its own. */
export const type = definePageType({
  schema,
  fields,
  contract,
  sample,
  titleOfAll: 'Template types',
  hasMainHeading: true,
  about: 'summary',
});
