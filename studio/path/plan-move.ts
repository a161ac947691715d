import { pathIn } from './leads-to.ts';

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

/** All redirects and their drafts; asked in the perspective of a release, those that there will be. */
export const redirectsQuery = `*[_type == "redirect" && !(_id in path("versions.**"))]{
  _id, "from": from.current, "href": to.href
}`;

/** What is to be done with redirects when a document moves, so that none leads in a circle, to another, or nowhere. */
export interface MovePlan {
  /** The redirect that begins at the old path already and only has to lead here. */
  reuse: string | undefined;
  /** Redirects that name the old path as their target, and the place there to which each leads. */
  lead: { id: string; anchor: string | undefined }[];
  /** Redirects from the new path, at which the document itself stands from now on. */
  remove: string[];
}

/** Plans the redirects of a document that moves from one path to another. */
export function planMove(from: string, to: string, redirects: readonly StoredRedirect[]): MovePlan {
  const remove = redirects.filter((redirect) => redirect.from === to);
  const kept = redirects.filter((redirect) => redirect.from !== to);
  const targetOf = ({ href }: StoredRedirect) => href && pathIn(href);
  return {
    reuse: kept.find((redirect) => redirect.from === from && !redirect._id.startsWith('drafts.'))?._id,
    lead: kept
      .filter((redirect) => redirect.from !== from && targetOf(redirect) === from)
      .map(({ _id, href }) => ({ id: _id, anchor: href?.match(/#([a-z0-9-]+)$/)?.[1] })),
    remove: remove.map(({ _id }) => _id),
  };
}
