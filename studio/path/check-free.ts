import { standsAtPath } from '#schemas/addresses.ts';

/** A document that stands at a path, or leads on from it. */
export interface PathOwner {
  _type: string;
  title?: string | null;
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
]{_type, title}`;

/** What the Studio says when two documents would stand at a path, of which visitors could see one; true when it is free. */
export function checkFree(type: string, path: string, owners: readonly PathOwner[]): true | string {
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

/** What the Studio warns of when a redirect would have no effect, because a page goes first. */
export function checkRedirects(type: string, path: string, owners: readonly PathOwner[]): true | string {
  if (type === 'redirect') {
    const page = owners.find(({ _type }) => _type !== 'redirect');
    return !page || `“${page.title ?? 'Untitled'}” stands at ${path} and goes first, so nobody is led on.`;
  }
  const isLedOn = owners.some(({ _type }) => _type === 'redirect');
  return !isLedOn || `A redirect leads on from ${path}. This document goes first, so it will have no effect.`;
}
