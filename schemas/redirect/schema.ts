import { defineField, defineType } from '@sanity/types';
import { fieldIn } from '../fields.ts';
import { checkOneTarget } from '../link/check-link.ts';
import { checkPath } from '../path/path-form.ts';

/** An old path that leads somewhere else now. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  fields: [
    defineField({
      name: 'from',
      title: 'Old path',
      description: 'Begins with "/". A page with this path takes precedence.',
      type: 'slug',
      validation: (rule) => rule.required().custom(checkPath),
    }),
    defineField({
      name: 'to',
      title: 'Where it leads now',
      description:
        'The page that has taken its place, or the nearest one. Visitors and search engines are led there.',
      type: 'link',
      validation: (rule) =>
        rule
          .required()
          .custom(checkOneTarget)
          .custom<{ href?: string }>(
            (to, { document }) =>
              !to?.href || to.href !== pathIn(document?.from) || 'A redirect cannot lead to itself.',
          ),
    }),
    defineField({
      name: 'isPermanent',
      title: 'Permanent',
      description: 'Search engines forget the old path (308). Untick it for a temporary redirect (307).',
      type: 'boolean',
      initialValue: true,
    }),
  ],
  preview: {
    select: { title: 'from.current', page: 'to.page.title', href: 'to.href' },
    prepare: ({ title, page, href }) => ({ title, subtitle: `→ ${page ?? href ?? '?'}` }),
  },
});

function pathIn(slug: unknown): string | undefined {
  const current = fieldIn(slug, 'current');
  return typeof current === 'string' ? current : undefined;
}
