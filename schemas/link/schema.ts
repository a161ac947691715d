import { defineField, defineType } from '@sanity/types';

/** A link: to a document of this site, or to an address. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  fields: [
    defineField({
      name: 'page',
      title: 'Page of this site',
      description: 'Pick the page, post or position. The link stays right when its path changes.',
      type: 'reference',
      to: [{ type: 'page' }, { type: 'post' }, { type: 'position' }],
    }),
    defineField({
      name: 'href',
      title: 'Or an address',
      description:
        'For other sites (https://…), mail (mailto:…) or telephone (tel:…). Leave empty when a page is picked.',
      type: 'string',
      validation: (rule) =>
        rule.custom((href, { parent }) => {
          const hasPage = Boolean((parent as { page?: unknown } | undefined)?.page);
          if (!href) return true;
          if (hasPage) return 'Pick a page or give an address, not both.';
          return (
            /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/.test(href) ||
            'An address begins with https://, mailto:, tel: or /.'
          );
        }),
    }),
    defineField({
      name: 'anchor',
      title: 'Place on that page',
      description: 'The anchor of a section, to jump right there. Leave empty for the top.',
      type: 'string',
      validation: (rule) => rule.regex(/^[a-z0-9-]+$/, { name: 'small letters, digits and hyphens' }),
    }),
  ],
  preview: {
    select: { title: 'page.title', href: 'href', anchor: 'anchor' },
    prepare: ({ title, href, anchor }) => ({
      title: title ?? href ?? (anchor ? `#${anchor}` : 'Leads nowhere yet'),
    }),
  },
});
