import { definePageType } from '#pages/define-page-type.ts';
import { applyPlace } from './apply-place.ts';
import { position as contract, positionFields as fields } from './contract.ts';
import { sample } from './sample.ts';
import { position as schema } from './schema.ts';

/** An open position. */
export const type = definePageType({
  schema,
  fields,
  contract,
  sample,
  titleOfAll: 'Open positions',
  hasMainHeading: true,
  about: 'summary',
  intended: { 'countries[]': 'Search engines list a remote position by them.' },
  listedUntil: 'closesAt',
  places: ({ form, isOpen }) => (form && isOpen ? [applyPlace] : []),
  ownPlaces: [applyPlace],
});
