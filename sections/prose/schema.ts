import { defineField, defineType } from '@sanity/types';
import { animationField } from '#schemas/animation/field.ts';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';

/** Formatted text in one column, for legal pages and the like. */
export const schema = defineType({
  name: 'prose',
  title: 'Text',
  type: 'object',
  groups: frameGroups,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description:
        'Stands beside the text on wide screens, in an article above it. May stay empty: an article then begins with a larger paragraph.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(90),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'Headings, lists, quotes, pictures and callouts; the right place for long reading.',
      type: 'rich-text',
      group: 'content',
      validation: (rule) => rule.required().min(1),
    }),
    animationField('Stands below the title, on wide screens beside the text.'),
    ...frameFields,
  ],
  preview: {
    select: { title: 'title', text: 'text' },
    prepare: ({ title, text }) => ({ title: title ?? firstWords(text), subtitle: 'Text' }),
  },
});

function firstWords(text: { children?: { text?: string }[] }[] | undefined): string {
  const words = text?.find(({ children }) => children)?.children?.map((span) => span.text ?? '') ?? [];
  return words.join('').slice(0, 80);
}
