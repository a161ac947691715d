// Made from the folders of pages/ by every command of the project: what is written here is lost.
import { type as page } from './page/index.ts';
import { type as author } from './author/index.ts';
import { type as post } from './post/index.ts';
import { type as caseStudy } from './case-study/index.ts';
import { type as position } from './position/index.ts';
import { type as episode } from './episode/index.ts';

/** Every type of page; the layout of each stands in layouts.ts. */
export const pageTypes = {
  'page': page,
  'author': author,
  'post': post,
  'case-study': caseStudy,
  'position': position,
  'episode': episode,
};

/** The name of a type of page: its folder and its `_type`. */
export type PageTypeName = keyof typeof pageTypes;
