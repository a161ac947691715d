import { definePageType } from '#pages/define-page-type.ts';
import { riskCategories, titleIn } from '#schemas/risk/scales.ts';
import { contract, fields } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** A risk of the library. */
export const type = definePageType({
  schema,
  fields,
  contract,
  sample,
  titleOfAll: 'Risks',
  hasMainHeading: true,
  about: 'summary',
  belongsTo: ({ category }) => titleIn(riskCategories, category),
});
