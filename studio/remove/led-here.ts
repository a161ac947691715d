import { fieldIn, isFields } from '#schemas/fields.ts';
import { currentOf } from '#schemas/stored-address.ts';
import { idOf, releaseOf } from '../path/layered-id.ts';
import type { Naming } from './blocking.ts';

/** A redirect that leads to a document. */
export interface LedHere {
  id: string;
  /** The path from which it leads visitors. */
  from: string;
  /** All that is stored of it. */
  layers: string[];
}

/**
 * The redirects among what names a document that need not keep it, as the Studio makes them itself when a page moves: they go with
 * it, or lead elsewhere. One that stands in a release keeps it, and so does one whose draft leads here while visitors are led elsewhere.
 */
export function ledHere(id: string, naming: readonly Naming[]): LedHere[] {
  const redirects = Map.groupBy(
    naming.filter(({ _type }) => _type === 'redirect'),
    ({ _id }) => idOf(_id),
  );
  return [...redirects].flatMap(([redirect, layers]) => {
    const ofVisitors = layers.find(({ _id }) => _id === redirect);
    const from = ofVisitors && currentOf(ofVisitors.from);
    const isMeant = layers.every(
      ({ _id, to }) => releaseOf(_id) === undefined && isFields(to) && fieldIn(to.page, '_ref') === id,
    );
    return from && isMeant ? [{ id: redirect, from, layers: layers.map(({ _id }) => _id) }] : [];
  });
}

/**
 * What becomes of the redirects that lead to something that goes, in a sentence; `leadTo` is where they lead then, and `what` says
 * of which of several documents that is.
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

/** The addresses that visitors have of documents, those among them that are led here, in a row. */
export const addressesOf = (
  all: readonly { from?: string | null; redirects?: readonly Pick<LedHere, 'from'>[] }[],
): string =>
  all
    .flatMap(({ from, redirects = [] }) => [from, ...redirects.map((redirect) => redirect.from)])
    .filter(Boolean)
    .join(' or ');
