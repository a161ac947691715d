import { defineField } from '@sanity/types';

/** What a list says to a visitor where it has nothing to show; the view has a sentence for an empty one. */
export const emptyTextField = ({
  title = 'When nothing is found',
  description,
}: {
  title?: string;
  description: string;
}) =>
  defineField({
    name: 'emptyText',
    title,
    description,
    type: 'string',
    group: 'content',
    validation: (rule) => rule.max(160),
  });
