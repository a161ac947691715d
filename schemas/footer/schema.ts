import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { soonField } from '../link/soon-field.ts';
import { newsletterWords as usual } from './newsletter-words.ts';

const withTarget = ({ title, page, href }: Record<string, string | undefined>) => ({
  title,
  subtitle: page ?? href ?? 'Leads nowhere yet',
});

const counted = (links: number) => (links === 1 ? '1 link' : `${links} links`);

/** A link in a footer column. */
export const footerLink = defineType({
  name: 'footer-link',
  title: 'Link',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Words',
      description: 'As it is read in the footer.',
      type: 'string',
      validation: (rule) => rule.required().max(50),
    }),
    defineField({
      name: 'link',
      title: 'Where it leads',
      description: 'A page of the site, or an address elsewhere.',
      type: 'link',
    }),
    defineField({
      name: 'isExternal',
      title: 'Open in a new tab',
      description: 'For links that lead away from this site.',
      type: 'boolean',
      initialValue: false,
    }),
    soonField,
  ],
  preview: { select: { title: 'title', page: 'link.page.title', href: 'link.href' }, prepare: withTarget },
});

/** A column of the footer. */
export const footerColumn = defineArrayMember({
  type: 'object',
  name: 'footer-column',
  title: 'Column',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'Above the links of the column.',
      type: 'string',
      validation: (rule) => rule.required().max(30),
    }),
    defineField({
      name: 'links',
      title: 'Links',
      description: 'From top to bottom. Up to twelve.',
      type: 'array',
      of: [defineArrayMember({ type: 'footer-link' })],
      validation: (rule) => rule.max(12),
    }),
  ],
  preview: {
    select: { title: 'title', links: 'links' },
    prepare: ({ title, links }) => ({ title, subtitle: counted(Object.keys(links ?? {}).length) }),
  },
});

/** The footer of every page: one document. */
export const footer = defineType({
  name: 'footer',
  title: 'Footer',
  type: 'document',
  fields: [
    defineField({
      name: 'tagline',
      title: 'Line below the logo',
      description: 'What the company does, in up to 90 characters.',
      type: 'string',
      validation: (rule) => rule.max(90),
    }),
    defineField({
      name: 'button',
      title: 'Button',
      description: 'The next step, below the line.',
      type: 'button',
    }),
    defineField({
      name: 'newsletter',
      title: 'Newsletter',
      description: 'The words of the form. Empty fields keep the usual words.',
      type: 'object',
      options: { collapsible: true, collapsed: true },
      fields: [
        defineField({
          name: 'title',
          title: 'Title',
          description: `Empty: "${usual.title}".`,
          type: 'string',
          validation: (rule) => rule.max(50),
        }),
        defineField({
          name: 'text',
          title: 'Text',
          description: 'What one gets, and how often.',
          type: 'string',
          validation: (rule) => rule.max(140),
        }),
        defineField({
          name: 'emailLabel',
          title: 'Label of the address',
          description: `Above the field. Empty: "${usual.emailLabel}".`,
          type: 'string',
          validation: (rule) => rule.max(40),
        }),
        defineField({
          name: 'placeholder',
          title: 'Example of an address',
          description: `Shown while the field is empty. Empty: "${usual.placeholder}".`,
          type: 'string',
          validation: (rule) => rule.max(40),
        }),
        defineField({
          name: 'consent',
          title: 'Consent',
          description: 'What a visitor agrees to. The link below stands behind it.',
          type: 'text',
          rows: 4,
          validation: (rule) => rule.max(500),
        }),
        defineField({
          name: 'linkLabel',
          title: 'Words of the link',
          description: `Behind the consent. Empty: "${usual.linkLabel}".`,
          type: 'string',
          validation: (rule) => rule.max(60),
        }),
        defineField({
          name: 'link',
          title: 'Where the link leads',
          description: `The page that says what is agreed to. Opens in a new tab. Empty: ${usual.href}.`,
          type: 'link',
        }),
        defineField({
          name: 'submitLabel',
          title: 'Button',
          description: `Empty: "${usual.submitLabel}".`,
          type: 'string',
          validation: (rule) => rule.max(40),
        }),
        defineField({
          name: 'sendingLabel',
          title: 'Button while sending',
          description: `Empty: "${usual.sendingLabel}".`,
          type: 'string',
          validation: (rule) => rule.max(40),
        }),
        defineField({
          name: 'successText',
          title: 'Thanks',
          description: `Said when it was sent. Empty: "${usual.successText}"`,
          type: 'string',
          validation: (rule) => rule.max(140),
        }),
      ],
    }),
    defineField({
      name: 'columns',
      title: 'Columns',
      description: 'Up to six columns of links.',
      type: 'array',
      of: [footerColumn],
      validation: (rule) => rule.max(6),
    }),
    defineField({
      name: 'legalLinks',
      title: 'Legal links',
      description: 'Terms, privacy, cookies: on the last line.',
      type: 'array',
      of: [defineArrayMember({ type: 'footer-link' })],
    }),
    defineField({
      name: 'wordmark',
      title: 'Wordmark',
      description: 'The large name at the very bottom of wide screens.',
      type: 'string',
      validation: (rule) => rule.max(20),
    }),
  ],
  preview: { prepare: () => ({ title: 'Footer' }) },
});
