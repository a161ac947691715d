import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { anchorField } from '#schemas/frame/schema.ts';
import { menuGroups } from './menu-groups.ts';
import { kinds } from './registry.ts';

// The pages and categories of the list of posts have addresses, which are those of one page.
const kindsToShare = Object.keys(kinds).filter((kind) => kind !== 'blog-index');

const pictureOf = (type: string) =>
  type === 'shared' ? '/section-pictures/shared.svg' : `/section-pictures/${type}.webp`;

/** The insert menu of a list of sections, with the picture of every kind. */
export const insertMenu = (types: string[]) => ({
  filter: true,
  groups: menuGroups(types),
  views: [{ name: 'grid' as const, previewImageUrl: pictureOf }, { name: 'list' as const }],
});

/** A section that several pages show: a document of its own, so that one change reaches all of them. */
export const sharedSection = defineType({
  name: 'shared-section',
  title: 'Shared section',
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: 'Name',
      description: 'What the team calls it. Visitors never see it. Up to 70 characters.',
      type: 'string',
      validation: (rule) => rule.required().max(70),
    }),
    defineField({
      name: 'sections',
      title: 'Section',
      description: 'The one section that is shared. A change shows on every page that uses it.',
      type: 'array',
      of: kindsToShare.map((type) => defineArrayMember({ type })),
      options: { insertMenu: insertMenu(kindsToShare) },
      validation: (rule) => rule.required().min(1).max(1).error('Choose exactly one section.'),
    }),
  ],
  preview: { select: { title: 'title', kind: 'sections.0._type', id: '_id' } },
});

/** The place on a page at which a shared section stands. */
export const shared = defineType({
  name: 'shared',
  title: 'Shared section',
  type: 'object',
  fields: [
    defineField({
      name: 'section',
      title: 'Shared section',
      description:
        'Open it to change it everywhere. To change it on this page only, add a section of its own.',
      type: 'reference',
      to: [{ type: 'shared-section' }],
      validation: (rule) => rule.required(),
    }),
    anchorField,
  ],
  preview: { select: { title: 'section.title', kind: 'section.sections.0._type', id: 'section._id' } },
});
