import { defineField, defineType } from '@sanity/types';

/** A Rive animation that reacts to the visitor. */
export const animation = defineType({
  name: 'animation',
  title: 'Animation',
  type: 'object',
  fields: [
    defineField({
      name: 'file',
      title: 'Rive file',
      description:
        'A file exported from Rive (.riv) of vector shapes; letters in it have to be shapes, too. It is loaded only when a visitor comes near it.',
      type: 'file',
      options: { accept: '.riv' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'artboard',
      title: 'Artboard',
      description: 'Which drawing of the file is shown; the one that Rive shows first when none is chosen.',
      type: 'string',
    }),
    defineField({
      name: 'stateMachine',
      title: 'State machine',
      description: 'Which one of the artboard runs; its first when none is chosen.',
      type: 'string',
    }),
    defineField({
      name: 'trigger',
      title: 'What starts it',
      description: 'A click suits most animations, because the visitor decides. It is also the default.',
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
      name: 'input',
      title: 'What that sets off',
      description:
        'An input or property of the file: a trigger, or a switch. The first that fits when none is chosen.',
      type: 'string',
    }),
    defineField({
      name: 'hoverInput',
      title: 'What else follows the pointer',
      description:
        'A switch of the file that is on while the pointer is above the animation. May stay empty.',
      type: 'string',
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
