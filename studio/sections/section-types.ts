import { sectionTypes } from '#sections/page-schema.ts';
import { kinds } from '#sections/registry.ts';
import { SectionPreview } from './section-preview.tsx';

/** The page and every kind of section, each shown in the form of a page by its picture, its title and its kind. */
export const previewedTypes = sectionTypes.map((type) =>
  type.name in kinds ? { ...type, components: { preview: SectionPreview } } : type,
);
