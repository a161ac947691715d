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
  intended: {
    'videoPoster.alt': 'A player has a name of its own; the card of the episode says it.',
    'videoPoster.isDecorative': 'A player has a name of its own; the card of the episode minds it.',
    publishedAt: 'Search engines are told it.',
  },
  belongsTo: ({ number }) => (number ? `Episode ${number}` : null),
});
