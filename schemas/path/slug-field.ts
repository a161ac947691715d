import { defineField } from '@sanity/types';
import { checkSlug, proposeSlug } from './path-form.ts';

/**
 * The field for a slug, the last part of an address, proposed from the title and unique among the documents of a
 * type.
 */
export const slugField = ({
  title = 'Address',
  description,
  group,
  check = () => true,
  source = 'title',
  isOptional = false,
}: {
  title?: string;
  description: string;
  group?: string;
  /** A further rule of the Studio on it. */
  check?: (slug: { current?: string } | undefined) => true | string;
  /** The source of the proposal: a field, or a function that joins words of several. */
  source?: string | ((document: Record<string, unknown>) => string);
  /** Whether a document may lack a slug, and so an address. */
  isOptional?: boolean;
}) =>
  defineField({
    name: 'slug',
    title,
    description,
    type: 'slug',
    group,
    options: { source, slugify: proposeSlug, maxLength: 80 },
    validation: (rule) =>
      isOptional
        ? rule.custom((slug) => !slug?.current || checkSlug(slug)).custom(check)
        : rule.required().custom(checkSlug).custom(check),
  });
