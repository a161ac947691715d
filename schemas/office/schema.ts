import { defineArrayMember, defineField } from '@sanity/types';
import { countryOptions } from './countries.ts';

/** An office as an item of a list. */
export const officeMember = defineArrayMember({
  type: 'object',
  name: 'office',
  title: 'Office',
  fields: [
    defineField({
      name: 'street',
      title: 'Street and number',
      description: 'As on a letter.',
      type: 'string',
      validation: (rule) => rule.max(120),
    }),
    defineField({
      name: 'postalCode',
      title: 'Postal code',
      description: 'As on a letter.',
      type: 'string',
      validation: (rule) => rule.max(20),
    }),
    defineField({
      name: 'city',
      title: 'City',
      description: 'Written as in the places of open positions, such as "Lisbon".',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'region',
      title: 'State or region',
      description: 'Where addresses name one, such as "CA".',
      type: 'string',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'country',
      title: 'Country',
      description: 'Where the office is; positions in its city are told to search engines with it.',
      type: 'string',
      options: { list: countryOptions },
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'city', subtitle: 'street' } },
});
