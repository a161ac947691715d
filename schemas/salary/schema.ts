import { defineField } from '@sanity/types';
import { checkMost } from './check-most.ts';
import { currencies, salaryUnits } from './contract.ts';

const units = Object.entries(salaryUnits).map(([value, title]) => ({ title, value }));

/** The field of a position for what it pays. */
export const salaryField = defineField({
  name: 'salary',
  title: 'Salary',
  description: 'Shown beside the description, and told to search engines. May stay empty.',
  type: 'object',
  group: 'content',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'from',
      title: 'From',
      description: 'The least that is paid, such as 52000 or 17.50.',
      type: 'number',
      validation: (rule) => rule.required().min(0),
    }),
    defineField({
      name: 'to',
      title: 'To',
      description: 'The most that is paid. Empty: exactly what stands beside it.',
      type: 'number',
      validation: (rule) => rule.min(0).custom((to, { parent }) => checkMost(to, parent)),
    }),
    defineField({
      name: 'currency',
      title: 'Currency',
      description: 'In which it is paid.',
      type: 'string',
      options: { list: [...currencies] },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'unit',
      title: 'For',
      description: 'The time for which it is paid.',
      type: 'string',
      options: { list: units },
      validation: (rule) => rule.required(),
    }),
  ],
});
