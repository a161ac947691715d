import { defineField, defineType } from '@sanity/types';
import { checkOneTarget, checkSomeTarget } from '../link/check-link.ts';

/** A button that leads somewhere. */
export const button = defineType({
  name: 'button',
  title: 'Button',
  type: 'object',
  fields: [
    defineField({
      name: 'label',
      title: 'Words on the button',
      description: 'Say what happens: "Book a demo", not "Click here". Up to 40 characters.',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'link',
      title: 'Where it leads',
      description: 'A page of the site, or an address elsewhere.',
      type: 'link',
      validation: (rule) => [rule.required().custom(checkOneTarget), rule.custom(checkSomeTarget).warning()],
    }),
    defineField({
      name: 'variant',
      title: 'Weight',
      description:
        'One call to action per screen; primary, the default, for the usual step; ghost for the quieter second one.',
      type: 'string',
      options: {
        layout: 'radio',
        list: [
          { title: 'Call to action', value: 'cta' },
          { title: 'Primary', value: 'primary' },
          { title: 'Ghost', value: 'ghost' },
        ],
      },
    }),
    defineField({
      name: 'isExternal',
      title: 'Open in a new tab',
      description: 'Addresses of other sites do so by themselves.',
      type: 'boolean',
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'variant' } },
});
