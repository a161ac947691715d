// Made from the folders of pages/ by every command of the project: what is written here is lost.
import type { Thing } from '#schemas/seo/thing.ts';
import type { FoundDocuments } from './found.ts';
import { structuredData as author } from './author/structured-data.ts';
import { structuredData as post } from './post/structured-data.ts';
import { structuredData as caseStudy } from './case-study/structured-data.ts';
import { structuredData as position } from './position/structured-data.ts';
import { structuredData as episode } from './episode/structured-data.ts';
import type { PageTypeName } from './registry.ts';
import type { ToldOfDocument } from './told-of-document.ts';

/** What search engines are told of a document of a type. */
export const structuredData: {
  [Type in PageTypeName]?: (document: FoundDocuments[Type], on: ToldOfDocument) => Thing[];
} = {
  'author': author,
  'post': post,
  'case-study': caseStudy,
  'position': position,
  'episode': episode,
};
