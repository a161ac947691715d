import { definePageType } from '#pages/define-page-type.ts';
import { contract, fields } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** An episode of the masterclass. */
export const type = definePageType({
  schema,
  fields,
  contract,
  sample,
  titleOfAll: 'Masterclass',
  hasMainHeading: true,
  about: 'description',
  belongsTo: ({ number }) => (number ? `Episode ${number}` : null),
});
