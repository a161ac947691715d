import { createHash } from 'node:crypto';
import { documentIn, type Found } from '#pages/found.ts';
import { typeOf } from '#pages/type-of.ts';
import type { Shell } from '#schemas/shell-query.ts';
import { describePage } from '../page/describe-page.ts';
import { notFoundPath } from '../page/page-path.ts';

/** What a social card says: all that its drawing depends on. */
export interface Card {
  path: string;
  title: string;
  /** Where the page belongs: the pages above it, or the category of a post. */
  section: string;
  brand: string;
}

const look = 2; // to be raised whenever the drawing changes, so that no network shows an old one

/** The card of what stands at a path; null where nothing does, and for the 404 page. */
export function cardOf(path: string, found: Found, { site }: Pick<Shell, 'site'>): Card | null {
  const standing = documentIn(found);
  if (!standing || path === notFoundPath) return null;
  const above = found.ancestors.map(({ title }) => title).join(' / ');
  const section = typeOf(standing).belongsTo?.(standing.document) ?? (above || site?.tagline) ?? '';
  return { path, title: describePage(path, found, { site }).headline, section, brand: site?.brandName ?? '' };
}

/** The address of a card; it changes whenever what the card says does. */
export function cardAddress(card: Card): string {
  const name = card.path === '/' ? '/index' : card.path;
  return `/cards${name}-${cardHash(card)}.jpg`;
}

/** A hash of all that a card says and of the version of its drawing. */
export function cardHash(card: Card): string {
  return createHash('sha1')
    .update(JSON.stringify([look, card]))
    .digest('hex')
    .slice(0, 10);
}
