import { currentOf } from '#schemas/stored-address.ts';
import { idOf, releaseOf } from '../path/layered-id.ts';
import { isLedTo, type LedTo, leadsToIt } from '../path/leads-to.ts';
import type { Naming } from './blocking.ts';

/** Asks for the redirects to the document `$id` at the path `$path`, in all their layers. */
export const ledHereQuery = `*[_type == "redirect" && ${leadsToIt}]`;

/** A redirect that leads to a document. */
export interface LedHere {
  id: string;
  /** The path from which it leads visitors. */
  from: string;
  /** The ids of its stored layers. */
  layers: string[];
}

/**
 * The redirects, among what leads to a document, that need not keep it from being removed, such as those that the
 * Studio makes when a page moves: they are deleted with it, or get a new target. A redirect with a version in a release
 * does keep it, and so does one that leads here only in its draft.
 */
export function ledHere(target: LedTo, naming: readonly Naming[]): LedHere[] {
  const redirects = Map.groupBy(
    naming.filter(({ _type }) => _type === 'redirect'),
    ({ _id }) => idOf(_id),
  );
  return [...redirects].flatMap(([redirect, layers]) => {
    const ofVisitors = layers.find(({ _id }) => _id === redirect);
    const from = ofVisitors && currentOf(ofVisitors.from);
    const isMeant = layers.every(({ _id, to }) => releaseOf(_id) === undefined && isLedTo(to, target));
    return from && isMeant ? [{ id: redirect, from, layers: layers.map(({ _id }) => _id) }] : [];
  });
}

/**
 * What becomes of the redirects to something that is removed, in a sentence. `leadTo` is their new target, null where
 * they are deleted; `what` names the document where there are several.
 */
export function sayLedHere(
  redirects: readonly Pick<LedHere, 'from'>[],
  leadTo: string | null,
  what = 'it',
): string {
  const from = redirects.map((redirect) => redirect.from).join(', ');
  const isOne = redirects.length === 1;
  const who = isOne
    ? `The redirect from ${from} leads to ${what}`
    : `The redirects from ${from} lead to ${what}`;
  if (leadTo !== null) return `${who}, and ${isOne ? 'leads' : 'lead'} to ${leadTo} then.`;
  return `${who}, and ${isOne ? 'is' : 'are'} deleted with it.`;
}

/** The addresses of documents, and of the redirects to these, joined by "or". */
export const addressesOf = (
  all: readonly { from?: string | null; redirects?: readonly Pick<LedHere, 'from'>[] }[],
): string =>
  all
    .flatMap(({ from, redirects = [] }) => [from, ...redirects.map((redirect) => redirect.from)])
    .filter(Boolean)
    .join(' or ');
