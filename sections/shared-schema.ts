import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { anchorField } from '#schemas/frame/schema.ts';
import { showingFields } from '#schemas/showing/schema.ts';
import { takesAddresses } from './addresses.ts';
import { insertMenu } from './insert-menu.ts';
import { kinds } from './registry.ts';

// A shared section stands on several pages, but addresses below a page belong to one page.
const kindsToShare = Object.keys(kinds).filter((_type) => !takesAddresses({ _type }));

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

/** The place of a shared section on a page. */
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
    ...showingFields,
  ],
  preview: {
    select: {
      title: 'section.title',
      kind: 'section.sections.0._type',
      id: 'section._id',
      hidden: 'hidden',
      showFrom: 'showFrom',
      showUntil: 'showUntil',
    },
  },
});
