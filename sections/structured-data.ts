// Made from the folders of sections/ by every command of the project: what is written here is lost.
import { structuredData as faq } from './faq/structured-data.ts';
import { structuredData as video } from './video/structured-data.ts';
import type { SectionKind, SectionProps } from './registry.ts';
import type { Thing, ToldOn } from '#schemas/seo/thing.ts';

/** What kinds tell search engines of all their sections on a page. */
export const structuredData: {
  [Kind in SectionKind]?: (sections: readonly SectionProps<Kind>[], page: ToldOn) => Thing[];
} = {
  'faq': faq,
  'video': video,
};
