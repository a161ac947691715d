import { defineField } from '@sanity/types';
import { checkUntil } from './check-until.ts';

/** The group in which a section says whether and when it is shown. */
export const showingGroup = { name: 'showing', title: 'Showing' };

/** The fields that say whether and when visitors see a section at its place on a page. */
export const showingFields = [
  defineField({
    name: 'hidden',
    title: 'Hide for now',
    description: 'Visitors do not see it until this is switched off. It stays in the preview.',
    type: 'boolean',
  }),
  defineField({
    name: 'showFrom',
    title: 'Show from',
    description: 'Visitors see it from then on. Leave empty to show it at once.',
    type: 'datetime',
  }),
  defineField({
    name: 'showUntil',
    title: 'Show until',
    description: 'Visitors do not see it any more from then on. Leave empty to keep it.',
    type: 'datetime',
    validation: (rule) => rule.custom((until, { parent }) => checkUntil(until, parent)),
  }),
];
