import { defineField } from '@sanity/types';

/** The field for whether an entry of a menu or of the footer is only announced and leads nowhere yet. */
export const soonField = defineField({
  name: 'isSoon',
  title: 'Announced',
  description: 'Shows "soon" and leads nowhere yet.',
  type: 'boolean',
  initialValue: false,
});
