import { defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { eyebrowField } from '#schemas/intro/schema.ts';
import { measureFields } from '#schemas/measure/schema.ts';
import { quoteField } from '#schemas/quote/schema.ts';

/** A quotation from one customer, with the speaker and a measured result. */
export const schema = defineType({
  name: 'testimonial',
  title: 'Testimonial: quote of a customer',
  type: 'object',
  groups: frameGroups,
  fields: [
    eyebrowField,
    defineField({
      ...quoteField,
      description:
        'What was said, word for word and without quotation marks, which the site adds. Up to 300 characters; under 120 it is set larger.',
      validation: (rule) => rule.required().max(300),
    }),
    defineField({
      name: 'name',
      title: 'Who said it',
      description: 'First and last name.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'role',
      title: 'Role',
      description: 'What this person does there, such as "Head of Platform Security". May stay empty.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'company',
      title: 'Company',
      description: 'As the customer writes it. May stay empty.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'portrait',
      title: 'Portrait',
      description: 'A square picture of the person, or their initials. May stay empty.',
      type: 'image',
      options: { hotspot: true },
      group: 'content',
    }),
    defineField({
      name: 'result',
      title: 'Measured result',
      description: 'One number that stands beside the quote. May stay empty.',
      type: 'object',
      group: 'content',
      options: { collapsible: true },
      fields: measureFields,
    }),
    defineField({
      name: 'link',
      title: 'Where to read more',
      description: 'Ideally the case study of this customer. May stay empty.',
      type: 'link',
      group: 'content',
    }),
    defineField({
      name: 'linkLabel',
      title: 'Words of the link',
      description: 'Up to 40 characters. Empty: "Read the case study".',
      type: 'string',
      group: 'content',
      hidden: ({ parent }) => !parent?.link,
      validation: (rule) => rule.max(40),
    }),
    ...frameFields,
  ],
  preview: {
    select: { title: 'quote', name: 'name', company: 'company', media: 'portrait' },
    prepare: ({ title, name, company, media }) => ({
      title,
      subtitle: ['Testimonial', name, company].filter(Boolean).join(' · '),
      media,
    }),
  },
});
