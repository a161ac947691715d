import { defineField } from '@sanity/types';
import { checkSlug, proposeSlug } from './path-form.ts';

/** The last part of an address, proposed from the title; two documents of a type cannot share one. */
export const slugField = ({
  title,
  description,
  group,
  check = () => true,
}: {
  title: string;
  description: string;
  group?: string;
  /** What else the Studio says of it. */
  check?: (slug: { current?: string } | undefined) => true | string;
}) =>
  defineField({
    name: 'slug',
    title,
    description,
    type: 'slug',
    group,
    options: { source: 'title', slugify: proposeSlug, maxLength: 80 },
    validation: (rule) => rule.required().custom(checkSlug).custom(check),
  });
