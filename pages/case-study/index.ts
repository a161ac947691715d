import { definePageType } from '#pages/define-page-type.ts';
import { contract, fields } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** A case study: what a customer changed, and what it took. */
export const type = definePageType({
  schema,
  fields,
  contract,
  sample,
  titleOfAll: 'Customers',
  hasMainHeading: true,
  about: 'summary',
  intended: { publishedAt: 'Lists are in its order, and search engines are told it.' },
  belongsTo: ({ industry }) => industry,
});
