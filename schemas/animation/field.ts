import { defineField } from '@sanity/types';

/** The field of a section that can show an animation; `besides` says what it takes the place of, or where it stands. */
export const animationField = (besides: string) =>
  defineField({
    name: 'animation',
    title: 'Animation',
    description: besides,
    type: 'animation',
    group: 'content',
  });
