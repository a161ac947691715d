import { standsAtPath } from '#schemas/addresses.ts';
import { nameInQuery } from '../lake/document-names.ts';
import { idOf } from './layered-id.ts';

/** A document at a path, or a redirect from it. */
export interface PathOwner {
  _id: string;
  _type: string;
  title?: string | null;
  /** Where a redirect leads, if that is a document. */
  target?: string | null;
}

/** The document that is to have a path; `target` is the document that it leads to, if it is a redirect. */
export interface Claimant {
  _id: string;
  _type: string;
  target?: string | undefined;
}

/**
 * Finds the documents at `$path` and the redirects from it, apart from `$id` and its draft. The further parameters are
 * those of the site's own query (`addressParams`).
 */
export const ownersQuery = `*[
  !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**")) && (
    ${standsAtPath} ||
    (_type == "redirect" && from.current == $path)
  )
]{_id, _type, "title": ${nameInQuery}, "target": to.page._ref}`;

/**
 * The error where two documents would have the same path, so that visitors could see only one of them; true when it is
 * free.
 */
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
 * The warning where a redirect would have no effect, because a page has its path; true otherwise. A redirect to that
 * very page causes no warning, because it waits for the day on which the page moves.
 */
export function checkRedirects(
  { _id, _type, target }: Claimant,
  path: string,
  owners: readonly PathOwner[],
): true | string {
  if (_type === 'redirect') {
    const owner = owners.find((other) => other._type !== 'redirect');
    if (!owner || idOf(owner._id) === target) return true;
    return `“${owner.title ?? 'Untitled'}” stands at ${path} and takes precedence, so this redirect has no effect.`;
  }
  const isLedOn = owners.some((other) => other._type === 'redirect' && other.target !== idOf(_id));
  return (
    !isLedOn ||
    `There is a redirect from ${path}. This document takes precedence, so the redirect will have no effect.`
  );
}
