import { defineField } from '@sanity/types';

/** The field of a section for an animation. `besides` is its description: what it replaces, or where it stands. */
export const animationField = (besides: string) =>
  defineField({
    name: 'animation',
    title: 'Animation',
    description: besides,
    type: 'animation',
    group: 'content',
  });
