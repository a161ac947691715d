import { standsAtPath } from '#schemas/addresses.ts';
import { nameInQuery } from '../lake/document-names.ts';
import { idOf } from './layered-id.ts';

/** A document that stands at a path, or leads on from it. */
export interface PathOwner {
  _id: string;
  _type: string;
  title?: string | null;
  /** Where a redirect leads, if that is a document. */
  target?: string | null;
}

/** What is asked about: a document by its id, and where it leads if it is a redirect. */
export interface Claimant {
  _id: string;
  _type: string;
  target?: string | undefined;
}

/**
 * The documents at `$path`, but `$id` and its draft, redirects too. The further parameters are those of the site's own
 * query (`addressParams`).
 */
export const ownersQuery = `*[
  !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**")) && (
    ${standsAtPath} ||
    (_type == "redirect" && from.current == $path)
  )
]{_id, _type, "title": ${nameInQuery}, "target": to.page._ref}`;

/** What the Studio says when two documents would stand at a path, of which visitors could see one; true when it is free. */
export function checkFree(
  { _type: type }: Claimant,
  path: string,
  owners: readonly PathOwner[],
): true | string {
  if (type === 'redirect')
    return (
      !owners.some(({ _type }) => _type === 'redirect') ||
      `There is a redirect from ${path} already. Change that one, or give this one another path.`
    );
  const owner = owners.find(({ _type }) => _type !== 'redirect');
  if (!owner) return true;
  const name = owner.title ? `“${owner.title}”` : 'A document without title';
  return `${name} (${owner._type}) stands at ${path} already. Choose another path, or give that one another first.`;
}

/**
 * What the Studio warns of when a redirect would have no effect, because a page goes first; not of one that leads to that page,
 * as it waits for the day on which the page moves.
 */
export function checkRedirects(
  { _id, _type, target }: Claimant,
  path: string,
  owners: readonly PathOwner[],
): true | string {
  if (_type === 'redirect') {
    const owner = owners.find((other) => other._type !== 'redirect');
    if (!owner || idOf(owner._id) === target) return true;
    return `“${owner.title ?? 'Untitled'}” stands at ${path} and goes first, so nobody is led on.`;
  }
  const isLedOn = owners.some((other) => other._type === 'redirect' && other.target !== idOf(_id));
  return !isLedOn || `A redirect leads on from ${path}. This document goes first, so it will have no effect.`;
}
