import type { FinishedPage } from '../finished/finished-page.ts';
import { pageInYear } from '../finished/print-year.ts';
import { pathOfTwin } from '../page/page-path.ts';
import { presentYear } from '../page/present-year.ts';
import type { ShownPage } from './cache/shared-pages.ts';
import type { FrontParts } from './front-parts.ts';

/** The page that is finished at a path; one that is old is shown while it is rendered anew, if it is no Markdown. */
export function findShown({ pages, renderer, visits }: FrontParts, path: string): ShownPage | undefined {
  const page = pages.get(path);
  if (page) visits.note(path);
  if (!page?.isOld) return page;
  if (pathOfTwin(path) !== null) return undefined;
  renderer.view(path, page.seen);
  return page;
}

/** The page of a path, made for whoever waits where none is finished. */
export async function findPage(parts: FrontParts, path: string): Promise<FinishedPage | ShownPage> {
  const shown = findShown(parts, path);
  parts.attendance.hearPage?.(shown ? 'records' : 'renderer');
  // What is made for somebody who waits may be what is stored, from another year.
  return shown ?? pageInYear(await parts.renderer.make(path), presentYear());
}
