import { defineField, defineType } from '@sanity/types';

/** A colour of the brand's range. */
export const color = defineType({
  name: 'color',
  title: 'Colour',
  type: 'object',
  fields: [
    defineField({
      name: 'value',
      title: 'Colour',
      description: 'Each reads well under small white words.',
      type: 'string',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Teal', value: '#0b7a75' },
          { title: 'Navy', value: '#1f3a6e' },
          { title: 'Amber', value: '#9a5b00' },
          { title: 'Plum', value: '#6b3a6e' },
          { title: 'Slate', value: '#44546a' },
        ],
      },
      validation: (rule) => rule.required(),
    }),
  ],
});
