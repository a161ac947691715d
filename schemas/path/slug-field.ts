import { defineField } from '@sanity/types';
import { checkSlug, proposeSlug } from './path-form.ts';

/** The last part of an address, proposed from the title; two documents of a type cannot share one. */
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
  /** What else the Studio says of it. */
  check?: (slug: { current?: string } | undefined) => true | string;
  /** What it is proposed from: a field, or words made of several. */
  source?: string | ((document: Record<string, unknown>) => string);
  /** Whether a document may do without, and has no address then. */
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
