import { definePageType } from '#pages/define-page-type.ts';
import { position as contract, positionProjection as projection } from './contract.ts';
import { position as schema } from './schema.ts';

/** An open position. */
export const type = definePageType({
  schema,
  projection,
  contract,
  titleOfAll: 'Open positions',
  about: 'summary',
  aboutOf: ({ summary }) => summary,
});
