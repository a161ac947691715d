import { defineField, defineType } from '@sanity/types';
import { addressedTypes } from '../addresses.ts';
import { checkAddress, checkAnchor, checkOneTarget, checkSomeTarget } from './check-link.ts';

/** A link to a document of this site or to an address. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  validation: (rule) => [rule.custom(checkOneTarget), rule.custom(checkSomeTarget).warning()],
  fields: [
    defineField({
      name: 'page',
      title: 'Page of this site',
      description: 'Pick what it leads to. The link stays right when its path changes.',
      type: 'reference',
      to: addressedTypes.map((type) => ({ type })),
    }),
    defineField({
      name: 'href',
      title: 'Or an address',
      description:
        'For other sites (https://…), mail (mailto:…) or telephone (tel:…). Leave empty when a page is picked.',
      type: 'string',
      validation: (rule) => rule.custom(checkAddress),
    }),
    defineField({
      name: 'anchor',
      title: 'Place on that page',
      description:
        'The anchor of a section, to jump right there. Leave empty for the top. Alone it means this page.',
      type: 'string',
      validation: (rule) =>
        rule
          .regex(/^[a-z0-9-]+$/, { name: 'small letters, digits and hyphens' })
          .custom((anchor, { parent }) => checkAnchor(anchor, parent)),
    }),
  ],
  preview: {
    select: { title: 'page.title', href: 'href', anchor: 'anchor' },
    prepare: ({ title, href, anchor }) => ({
      title: title ?? href ?? (anchor ? `#${anchor}` : 'Leads nowhere yet'),
      subtitle: title && anchor ? `#${anchor}` : undefined,
    }),
  },
});
