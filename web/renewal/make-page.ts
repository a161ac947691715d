import type { FinishedPage } from '../finished/finished-page.ts';
import type { FinishedPages } from '../finished/finished-pages.ts';
import type { PageRenderer } from '../renderer/page-renderer.ts';

/**
 * Makes the page of a path for a visitor who waits for it. When an old page cannot be rendered anew, answers its last
 * version; when that one is withheld, so that nobody may see it, rejects.
 */
export async function makePage(
  { finished, renderer }: { finished: FinishedPages; renderer: PageRenderer },
  path: string,
): Promise<FinishedPage> {
  const standing = finished.get(path);
  if (standing?.age === 'fresh') return standing.page;
  const age = finished.ageOf(path);
  if (age === 'fresh') return renderer.render(path);
  try {
    return await renderer.renderAnew(path);
  } catch (error) {
    if (age === 'withheld') throw error;
    return standing?.page ?? renderer.render(path);
  }
}
