import type { FinishedPage } from '../finished/finished-page.ts';
import { pageInYear } from '../finished/print-year.ts';
import { pathOfTwin } from '../page/page-path.ts';
import { presentYear } from '../page/present-year.ts';
import type { ShownPage } from './cache/shared-pages.ts';
import type { FrontParts } from './front-parts.ts';

/**
 * The finished page at a path, or undefined. An old one is shown while the renderer makes it anew, except a twin
 * (Markdown), which is not shown old.
 */
export function findShown({ pages, renderer, visits }: FrontParts, path: string): ShownPage | undefined {
  const page = pages.get(path);
  if (page) visits.note(path);
  if (!page?.isOld) return page;
  if (pathOfTwin(path) !== null) return undefined;
  renderer.view(path, page.seen);
  return page;
}

/** The page of a path: the finished one, else one that the renderer makes while the visitor waits. */
export async function findPage(parts: FrontParts, path: string): Promise<FinishedPage | ShownPage> {
  const shown = findShown(parts, path);
  parts.attendance.hearPage?.(shown ? 'records' : 'renderer');
  // The renderer may answer with a page that was stored in another year.
  return shown ?? pageInYear(await parts.renderer.make(path), presentYear());
}
