import { defineField, type SortOrdering } from '@sanity/types';
import { checkDate } from './check-date.ts';

/** The tab of the form in which `seoField` stands; the last one. */
export const seoGroup = { name: 'seo', title: 'Search and sharing' };

/** The tabs of the form of a type of page: what visitors see, and what search engines and social networks are told. */
export const pageGroups = [{ name: 'content', title: 'Content', default: true }, seoGroup];

/** The title of a document, which must have one, of up to `max` characters. */
export const pageTitleField = ({
  description,
  group = 'content',
  max = 90,
}: {
  description: string;
  group?: string;
  max?: number;
}) =>
  defineField({
    name: 'title',
    title: 'Title',
    description,
    type: 'string',
    group,
    validation: (rule) => rule.required().max(max),
  });

/**
 * The field for the time of first publication, now by default for a new document. `newestFirst` sorts by it. Editors
 * are warned of one that is still to come.
 */
export const publishedAtField = ({
  title = 'Date',
  description,
  group = 'content',
  isRequired = false,
}: {
  title?: string;
  description: string;
  group?: string;
  isRequired?: boolean;
}) =>
  defineField({
    name: 'publishedAt',
    title,
    description,
    type: 'datetime',
    group,
    initialValue: () => new Date().toISOString(),
    validation: (rule) => [
      // Of what is no date at all, a rule that only warns would only warn, too.
      isRequired ? rule.required() : rule,
      rule.custom((date, { document }) => checkDate(date, document)).warning(),
    ],
  });

/** The field for what search engines and social networks are told of a document, in the tab `seoGroup`. */
export const seoField = defineField({
  name: 'seo',
  title: seoGroup.title,
  type: 'seo',
  group: seoGroup.name,
});

/** An order for lists of the Studio: by `publishedAtField`, the newest first. */
export const newestFirst: SortOrdering = {
  name: 'newest',
  title: 'Newest first',
  by: [{ field: 'publishedAt', direction: 'desc' }],
};
