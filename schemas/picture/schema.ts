import { defineField, defineType } from '@sanity/types';
import { fieldIn } from '../fields.ts';

/** A picture with its most important spot and its description. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  options: { hotspot: true },
  fields: [
    defineField({
      name: 'alt',
      title: 'Alternative text',
      description:
        'What the picture shows, in a sentence, for people who cannot see it. Not needed when it only decorates.',
      type: 'string',
      validation: (rule) =>
        rule.max(200).custom((alt, { parent }) => {
          return (
            !fieldIn(parent, 'asset') ||
            Boolean(fieldIn(parent, 'isDecorative')) ||
            Boolean(alt?.trim()) ||
            'Say what the picture shows, or tick "Only decorates".'
          );
        }),
    }),
    defineField({
      name: 'isDecorative',
      title: 'Only decorates',
      description: 'Tick when the page says the same without the picture. Screen readers then skip it.',
      type: 'boolean',
    }),
  ],
});
