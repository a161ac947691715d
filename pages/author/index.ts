import { definePageType } from '#pages/define-page-type.ts';
import { contract, fields } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** A person who writes or teaches. */
export const type = definePageType({
  schema,
  fields,
  contract,
  sample,
  titleOfAll: 'People',
  hasMainHeading: true,
  mayLackAddress: true,
  titleFields: ['firstName', 'lastName'],
  about: 'bio',
  intended: {
    'avatar.alt': 'The name stands beside the portrait.',
    'avatar.isDecorative': 'A portrait beside a name is always decorative.',
  },
  belongsTo: ({ role }) => role,
});
