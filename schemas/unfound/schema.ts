import { defineArrayMember, defineField, defineType } from '@sanity/types';

/**
 * The id of the document in which the site keeps the addresses that visitors did not find. The dot hides it from
 * everyone without a token.
 */
export const unfoundId = 'site.unfound';

/**
 * The addresses that visitors did not find. The site writes this document; editors read it on their first screen,
 * where they can ignore entries.
 */
export const unfound = defineType({
  name: 'unfound-addresses',
  title: 'Addresses that visitors did not find',
  type: 'document',
  readOnly: true,
  fields: [
    defineField({
      name: 'addresses',
      title: 'Addresses',
      description: 'Each as visitors asked for it, with how often they did.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'unfound-address',
          fields: [
            defineField({
              name: 'path',
              title: 'Address',
              description: 'As it was asked for.',
              type: 'string',
            }),
            defineField({
              name: 'count',
              title: 'How often',
              description: 'Visits since counting began.',
              type: 'number',
            }),
            defineField({
              name: 'last',
              title: 'Last',
              description: 'When somebody asked for it last.',
              type: 'datetime',
            }),
            defineField({
              name: 'from',
              title: 'From where',
              description: 'The page or site whose link led there.',
              type: 'string',
            }),
          ],
          preview: { select: { title: 'path', subtitle: 'from' } },
        }),
      ],
    }),
    defineField({
      name: 'ignored',
      title: 'Ignored',
      description: 'Addresses that are not counted any more.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
    }),
  ],
  preview: { prepare: () => ({ title: 'Addresses that visitors did not find' }) },
});
