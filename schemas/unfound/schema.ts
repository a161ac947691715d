import { defineArrayMember, defineField, defineType } from '@sanity/types';

/** The document in which the site keeps the addresses that visitors did not find; the dot keeps it from everybody without a token. */
export const unfoundId = 'site.unfound';

/** The addresses that visitors did not find. The site writes it; editors read it on the first screen, and say there what they ignore. */
export const unfound = defineType({
  name: 'unfound-addresses',
  title: 'Addresses that visitors did not find',
  type: 'document',
  readOnly: true,
  fields: [
    defineField({
      name: 'addresses',
      title: 'Addresses',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'unfound-address',
          fields: [
            defineField({ name: 'path', title: 'Address', type: 'string' }),
            defineField({ name: 'count', title: 'How often', type: 'number' }),
            defineField({ name: 'last', title: 'Last', type: 'datetime' }),
            defineField({ name: 'from', title: 'From where', type: 'string' }),
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
