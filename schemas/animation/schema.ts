import { defineField, defineType } from '@sanity/types';

/** A Rive animation that answers to the visitor. */
export const animation = defineType({
  name: 'animation',
  title: 'Animation',
  type: 'object',
  fields: [
    defineField({
      name: 'file',
      title: 'Rive file',
      description: 'A file exported from Rive (.riv). It is loaded only when a visitor comes near it.',
      type: 'file',
      options: { accept: '.riv' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'stateMachine',
      title: 'State machine',
      description: 'Its name in the file, usually "Main", which is also meant when this is empty.',
      type: 'string',
    }),
    defineField({
      name: 'trigger',
      title: 'What starts it',
      description: 'A click suits most, because the visitor decides; it is also meant when none is chosen.',
      type: 'string',
      options: {
        layout: 'radio',
        list: [
          { title: 'A click', value: 'click' },
          { title: 'The pointer above it', value: 'hover' },
          { title: 'Scrolling to it', value: 'view' },
        ],
      },
    }),
    defineField({
      name: 'label',
      title: 'What it shows',
      description: 'A sentence for people who cannot see it.',
      type: 'string',
      validation: (rule) => rule.required().max(200),
    }),
    defineField({
      name: 'poster',
      title: 'Still picture',
      description: 'Shown until the animation is there, and instead of it where motion is not wanted.',
      type: 'picture',
    }),
  ],
  preview: { select: { title: 'label', media: 'poster' } },
});
