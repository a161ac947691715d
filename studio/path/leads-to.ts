import { fieldIn, isFields } from '#schemas/fields.ts';

/** A document, and the path at which visitors have it; null where they do not. */
export interface LedTo {
  id: string;
  path: string | null;
}

/** The path that a typed address names, without the query and the place on the page that may stand behind it. */
export const pathIn = (href: string): string => href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');

/**
 * The condition in GROQ for redirects that lead to the document `$id`, whether they refer to it or name its path
 * `$path`. One at that path itself, which has no effect as long as the document is there, does not name it.
 */
export const leadsToIt = `(to.page._ref == $id || defined($path) && from.current != $path &&
  string::split(string::split(to.href, "#")[0], "?")[0] in [$path, $path + "/"])`;

/** Whether the target of a redirect is a document, as `leadsToIt` asks. */
export function isLedTo(to: unknown, { id, path }: LedTo): boolean {
  if (!isFields(to)) return false;
  if (fieldIn(to.page, '_ref') === id) return true;
  return path !== null && typeof to.href === 'string' && pathIn(to.href) === path;
}
