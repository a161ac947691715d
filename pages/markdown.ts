// Made from the folders of pages/ by every command of the project: what is written here is lost.
import type { Markdown } from '#schemas/markdown/build.ts';
import type { FoundDocuments } from './found.ts';
import { markdown as page } from './page/markdown.ts';
import { markdown as author } from './author/markdown.ts';
import { markdown as post } from './post/markdown.ts';
import { markdown as caseStudy } from './case-study/markdown.ts';
import { markdown as position } from './position/markdown.ts';
import { markdown as episode } from './episode/markdown.ts';
import type { PageTypeName } from './registry.ts';

/** What a document of every type is in Markdown, with that of its sections. */
export const markdowns: { [Type in PageTypeName]: (document: FoundDocuments[Type], sections: Markdown) => Markdown } = {
  'page': page,
  'author': author,
  'post': post,
  'case-study': caseStudy,
  'position': position,
  'episode': episode,
};
