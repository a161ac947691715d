import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { pageGroups, pageTitleField, publishedAtField, seoField } from '#pages/page-fields.ts';
import { countryOptions } from '#schemas/office/countries.ts';
import { slugField } from '#schemas/path/slug-field.ts';
import { salaryField } from '#schemas/salary/schema.ts';
import { furtherSections } from '#sections/sections-field.ts';
import { isRemote } from './places.ts';

/** An open position, at /join/{slug}. */
export const position = defineType({
  name: 'position',
  title: 'Open position',
  type: 'document',
  groups: pageGroups,
  fields: [
    pageTitleField({ description: 'The role as people search for it, such as "Site Reliability Engineer".' }),
    slugField({ description: 'The last part of /join/….', group: 'content' }),
    defineField({
      name: 'location',
      title: 'Place',
      description: 'A city, "Remote", or several with "or" between them: visitors can filter by each.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'countries',
      title: 'Countries of remote work',
      description:
        'From where one may work when the place says "remote". Search engines list a remote position by them.',
      type: 'array',
      group: 'content',
      of: [defineArrayMember({ type: 'string', options: { list: countryOptions } })],
      validation: (rule) => [
        rule.unique(),
        rule
          .custom(
            (countries, { document }) =>
              !isRemote(String(document?.location ?? '')) ||
              Boolean(countries?.length) ||
              'Say from which countries one may work: search engines list no remote position without one.',
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'type',
      title: 'Type',
      description: 'Shown beside the place.',
      type: 'string',
      group: 'content',
      options: { list: ['Full-time', 'Part-time', 'Contract', 'Internship'] },
    }),
    defineField({
      name: 'department',
      title: 'Team',
      description: 'Such as "Engineering".',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      description: 'Two sentences at the head of the page.',
      type: 'text',
      group: 'content',
      rows: 3,
      validation: (rule) => rule.max(300),
    }),
    publishedAtField({ title: 'Open since', description: 'The newest stand first.' }),
    defineField({
      name: 'closesAt',
      title: 'Open until',
      description:
        'Until when one may apply. Lists of positions and search engines leave it out then; its page stays, and says that it is closed.',
      type: 'datetime',
      group: 'content',
      validation: (rule) => rule.min(rule.valueOfField('publishedAt')).warning(),
    }),
    salaryField,
    defineField({
      name: 'body',
      title: 'Description',
      description: 'What the person will do, what we look for, what we offer.',
      type: 'rich-text',
      group: 'content',
    }),
    defineField({
      name: 'form',
      title: 'Form for applications',
      description: 'Empty: the one of the site settings.',
      type: 'reference',
      group: 'content',
      to: [{ type: 'form' }],
    }),
    {
      ...furtherSections,
      description: 'What follows the description, from top to bottom. May stay empty.',
    },
    seoField,
  ],
  preview: { select: { title: 'title', subtitle: 'location' } },
});
