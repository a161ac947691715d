import { defineArrayMember, defineField, defineType } from '@sanity/types';

/** What a visitor has sent by a form. Editors read it and delete it; nobody changes it. */
export const submission = defineType({
  name: 'submission',
  title: 'Form submission',
  type: 'document',
  readOnly: true,
  fields: [
    defineField({ name: 'form', title: 'Form', description: 'Which form was sent.', type: 'string' }),
    defineField({
      name: 'portal',
      title: 'Portal',
      description: 'The site that it was sent from.',
      type: 'string',
    }),
    defineField({ name: 'submittedAt', title: 'Sent', description: 'When it was sent.', type: 'datetime' }),
    defineField({
      name: 'fields',
      title: 'Fields',
      description: 'What was filled in.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'submitted-field',
          fields: [
            defineField({ name: 'name', title: 'Name', type: 'string' }),
            defineField({ name: 'value', title: 'Value', type: 'text' }),
          ],
          preview: { select: { title: 'value', subtitle: 'name' } },
        }),
      ],
    }),
  ],
  preview: { select: { title: 'fields.0.value', subtitle: 'submittedAt' } },
});
