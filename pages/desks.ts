// Made from the folders of pages/ by every command of the project: what is written here is lost.
import type { Desk } from './desk.ts';
import { desk as page } from './page/desk.ts';
import { desk as author } from './author/desk.ts';
import { desk as post } from './post/desk.ts';
import { desk as caseStudy } from './case-study/desk.ts';
import { desk as position } from './position/desk.ts';
import { desk as episode } from './episode/desk.ts';
import type { PageTypeName } from './registry.ts';

/** How the documents of a type stand on the marketers' desk; only the Studio loads it. */
export const desks: { [Type in PageTypeName]?: Desk } = {
  'page': page,
  'author': author,
  'post': post,
  'case-study': caseStudy,
  'position': position,
  'episode': episode,
};
