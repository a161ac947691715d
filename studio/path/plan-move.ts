/** A document that leaves its address for another. */
export interface Move {
  id: string;
  from: string;
  to: string;
}

/** A redirect as it is stored. */
export interface StoredRedirect {
  _id: string;
  from: string | null;
  href: string | null;
}

/** All redirects and their drafts. In the perspective of a release, the redirects that there will be. */
export const redirectsQuery = `*[_type == "redirect" && !(_id in path("versions.**"))]{
  _id, "from": from.current, "href": to.href
}`;

/** What to do with redirects when a document moves, so that none leads in a circle, to another redirect, or nowhere. */
export interface MovePlan {
  /** The redirect that already leads from the old path, and only needs the document as its target. */
  reuse: string | undefined;
  /** Redirects to the old path, each with the anchor there that it leads to. */
  lead: { id: string; anchor: string | undefined }[];
  /** Redirects from the new path, at which the document itself stands from now on. */
  remove: string[];
}

/** Plans the redirects of a document that moves from one path to another. */
export function planMove(from: string, to: string, redirects: readonly StoredRedirect[]): MovePlan {
  const remove = redirects.filter((redirect) => redirect.from === to);
  const kept = redirects.filter((redirect) => redirect.from !== to);
  const targetOf = ({ href }: StoredRedirect) => href?.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
  return {
    reuse: kept.find((redirect) => redirect.from === from && !redirect._id.startsWith('drafts.'))?._id,
    lead: kept
      .filter((redirect) => redirect.from !== from && targetOf(redirect) === from)
      .map(({ _id, href }) => ({ id: _id, anchor: href?.match(/#([a-z0-9-]+)$/)?.[1] })),
    remove: remove.map(({ _id }) => _id),
  };
}
