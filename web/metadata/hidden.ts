import { documentIn, type Found } from '#pages/found.ts';
import type { Shell } from '#schemas/shell-query.ts';

/**
 * Whether the settings of the site hide all of it from search engines. Then no list for machines names a page either:
 * sitemap, feed and `/llms.txt` are as if each page were hidden by itself.
 */
export const isSiteHidden = ({ site }: Pick<Shell, 'site'>): boolean => site?.seo?.noindex ?? false;

/** Whether an editor has hidden what stands at a path from search engines, by itself or with the whole site. */
export const isHidden = (found: Found, shell: Pick<Shell, 'site'>): boolean =>
  isSiteHidden(shell) || (documentIn(found)?.document.seo?.noindex ?? false);
