import { defineField } from '@sanity/types';

/** Whether an entry of a menu or of the footer is announced and leads nowhere yet. */
export const soonField = defineField({
  name: 'isSoon',
  title: 'Announced',
  description: 'Shows "soon" and leads nowhere yet.',
  type: 'boolean',
  initialValue: false,
});
