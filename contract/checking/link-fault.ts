/**
 * A link as it is stored: to a document by its id, or to an address; and to a place there, which overrides the one in
 * the address.
 */
export interface StoredLink {
  target?: string;
  href?: string;
  anchor?: string;
}

/** What a site makes of the links in its documents. */
export interface LinkRules {
  /** Reads a stored value as a link; undefined when it is none. */
  linkIn(value: object): StoredLink | undefined;
  /** The addresses that the site answers whatever the content is. */
  ownRoutes: RegExp;
  /** The places that every page has. */
  commonAnchors: readonly string[];
}

/** What is known of the places of a site that a link may lead to. */
export interface KnownPlaces {
  /**
   * The path of a document; null while it has none, undefined when there is no such document, which is reported for the
   * reference.
   */
  pathOf(id: string): string | null | undefined;
  /** Whether a page stands at a path, or something leads on from there. */
  stands(path: string): boolean;
  /**
   * The places on the page at a path; undefined when they are not known, as for a page elsewhere to which a redirect
   * leads.
   */
  placesAt(path: string): Promise<ReadonlySet<string> | undefined>;
}

/** What is wrong with a link, and which part of it is at fault. */
export interface LinkFault {
  part: keyof StoredLink;
  name: 'link-leads-nowhere' | 'anchor-not-on-page';
  reason: string;
}

/**
 * What is wrong with a link into the site: nothing stands where it leads, or the page there has no such place;
 * undefined when all is well. `own` is the path of the document that holds the link, if it has one.
 */
export async function linkFault(
  { target, href, anchor }: StoredLink,
  own: string | null,
  rules: LinkRules,
  known: KnownPlaces,
): Promise<LinkFault | undefined> {
  if (target !== undefined) {
    const path = known.pathOf(target);
    if (path === undefined) return undefined;
    if (path) return anchorFault(path, anchor, 'anchor');
    const reason = `It leads to "${target}", which has no path yet. Give that document one.`;
    return { part: 'target', name: 'link-leads-nowhere', reason };
  }
  if (!href || href.startsWith('#')) return own ? placeFault(own) : undefined;
  const path = pathIn(href, rules);
  if (path === undefined) return undefined;
  if (!known.stands(path)) {
    const reason = `It leads to ${path}, where nothing stands. Pick a page, or make a redirect from there.`;
    return { part: 'href', name: 'link-leads-nowhere', reason };
  }
  return placeFault(path);

  function placeFault(path: string): Promise<LinkFault | undefined> {
    const named = /#(.*)$/.exec(href ?? '')?.[1];
    return anchor ? anchorFault(path, anchor, 'anchor') : anchorFault(path, named, 'href');
  }

  async function anchorFault(
    path: string,
    anchor: string | undefined,
    part: LinkFault['part'],
  ): Promise<LinkFault | undefined> {
    const place = placeIn(anchor ?? '');
    if (!place || rules.commonAnchors.includes(place)) return undefined;
    const places = await known.placesAt(path);
    if (!places || places.has(place)) return undefined;
    const names = [...places].map((name) => `#${name}`).join(', ');
    const reason = `It leads to #${place} on ${path}, ${names ? `which has only ${names}. Pick one of these, or none.` : 'which has no anchors. Give a section that anchor, or leave it out.'}`;
    return { part, name: 'anchor-not-on-page', reason };
  }
}

/**
 * The path within the site to which an address leads, decoded as the site has it; undefined for an address elsewhere,
 * and for the site's own routes.
 */
export function pathIn(href: string, { ownRoutes }: Pick<LinkRules, 'ownRoutes'>): string | undefined {
  if (!href.startsWith('/')) return undefined;
  const path = decoded(withoutEnd(href.replace(/[?#].*$/, '')));
  return ownRoutes.test(path) ? undefined : path;
}

/**
 * The place that a fragment names, as browsers look for it: decoded, and without the words to be marked (`:~:text=…`).
 */
function placeIn(fragment: string): string {
  const [place = ''] = fragment.replace(/^#/, '').split(':~:');
  return decoded(place);
}

/** A text as it was before it was encoded for an address; the text itself when it cannot be decoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A path as the site has it: without a slash at its end. */
export const withoutEnd = (path: string): string => path.replace(/(.)\/$/, '$1') || '/';
