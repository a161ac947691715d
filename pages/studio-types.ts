import { schemaTypes } from '#schemas/registry.ts';
import { sectionTypes } from '#sections/section-types.ts';
import { pageTemplate } from './page-template.ts';
import { pageTypes } from './registry.ts';

/** Every document and object that the Studio is given. */
export const studioTypes = [
  ...Object.values(pageTypes).map(({ schema }) => schema),
  pageTemplate,
  ...sectionTypes,
  ...schemaTypes,
];
