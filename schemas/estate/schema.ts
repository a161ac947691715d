import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { identityKinds } from './identity-kinds.ts';

/** A few identities for visitors to explore: who owns each, what it opens, and what stops without it. */
export const estate = defineType({
  name: 'estate',
  title: 'Estate',
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'Stands above the drawing, and is read out first. Such as "A small estate".',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'identities',
      title: 'Identities',
      description:
        'From top to bottom, three to eight. Owners and systems are drawn once for each name, so write the same name the same way.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'identity',
          title: 'Identity',
          fields: [
            defineField({
              name: 'name',
              title: 'Name',
              description: 'As a machine would write it, such as "ci-deploy". Up to 14 characters.',
              type: 'string',
              validation: (rule) => rule.required().max(14),
            }),
            defineField({
              name: 'kind',
              title: 'What it is',
              description: 'The sort of key or account, which decides its sign.',
              type: 'string',
              initialValue: 'service-account',
              options: { list: [...identityKinds] },
            }),
            defineField({
              name: 'owner',
              title: 'Owner',
              description:
                'Who answers for it. Empty: nobody yet, and the identity is amber. Up to 12 characters.',
              type: 'string',
              validation: (rule) => rule.max(12),
            }),
            defineField({
              name: 'lastUsed',
              title: 'Last used',
              description: 'In words that stay true, such as "211 days ago". May stay empty.',
              type: 'string',
              validation: (rule) => rule.max(24),
            }),
            defineField({
              name: 'opens',
              title: 'What it opens',
              description: 'The systems it has a way into. Up to five.',
              type: 'array',
              of: [
                defineArrayMember({
                  type: 'object',
                  name: 'way',
                  title: 'System',
                  fields: [
                    defineField({
                      name: 'system',
                      title: 'System',
                      description: 'Up to 12 characters.',
                      type: 'string',
                      validation: (rule) => rule.required().max(12),
                    }),
                    defineField({
                      name: 'stops',
                      title: 'What stops without it',
                      description: 'Such as "the invoice run at two". Empty: nobody would notice.',
                      type: 'string',
                      validation: (rule) => rule.max(50),
                    }),
                  ],
                  preview: { select: { title: 'system', subtitle: 'stops' } },
                }),
              ],
              validation: (rule) => rule.required().min(1).max(5),
            }),
          ],
          preview: { select: { title: 'name', subtitle: 'owner' } },
        }),
      ],
      validation: (rule) => rule.required().min(3).max(8),
    }),
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Estate' }) },
});
