import { defineField, defineType } from '@sanity/types';
import { anySections } from '#sections/sections-field.ts';

/** The longest name of a template. */
export const maxTemplateTitle = 70;
/** The longest sentence about a template. */
export const maxTemplateDescription = 140;

// A page has tabs, so its sections field names one; a template has none.
const { group, ...sections } = anySections();

/**
 * A template that editors have saved from a page: its sections and its layout, without an address. Visitors never get
 * it.
 */
export const pageTemplate = defineType({
  name: 'page-template',
  title: 'Page template',
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: 'Name',
      description: `What the team calls it, in the menu of what can be made. Up to ${maxTemplateTitle} characters.`,
      type: 'string',
      validation: (rule) => rule.required().max(maxTemplateTitle),
    }),
    defineField({
      name: 'description',
      title: 'What it is for',
      description: `A sentence below its name. Up to ${maxTemplateDescription} characters.`,
      type: 'string',
      validation: (rule) => rule.max(maxTemplateDescription),
    }),
    defineField({ name: 'pageType', title: 'Type of page', type: 'string', hidden: true }),
    defineField({ name: 'layout', title: 'Layout', type: 'string', hidden: true }),
    {
      ...sections,
      description:
        'What a page that is made of it begins with. Pages that were made before stay as they are; a shared section stays shared.',
    },
  ],
  preview: { select: { title: 'title', subtitle: 'description' } },
});
