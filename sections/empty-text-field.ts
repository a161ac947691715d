import { defineField } from '@sanity/types';

/**
 * A field for what a list tells visitors when it has nothing to show; where it is empty, the view has a sentence of
 * its own.
 */
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
