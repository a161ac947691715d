import type { FindingName } from '../findings.ts';
import type { Site, StoredDocument, StoredLink } from '../project.ts';
import type { Addresses } from './addresses.ts';
import type { Dataset } from './dataset.ts';
import type { DatasetFinding } from './finding.ts';

/** A link as it is stored, with its place. */
interface FoundLink extends StoredLink {
  path: string;
}

/** What is wrong with a link. */
type Fault = Pick<DatasetFinding, 'name' | 'reason'>;

const nowhere = (reason: string): Fault => ({ name: 'link-leads-nowhere', reason });

/** Links into the site that lead nowhere: to a path that nobody has, to a document without one, to a place that is not on its page. */
export async function deadLinks(
  document: StoredDocument,
  { byId }: Dataset,
  addresses: Addresses,
  site: Site,
): Promise<DatasetFinding[]> {
  const { _id: id, _type: type } = document;
  const found: DatasetFinding[] = [];
  for (const link of linksIn(document, '', site)) {
    const fault = await faultOf(link);
    if (fault) found.push({ level: 'error', id, type, path: link.path, ...fault });
  }
  return found;

  async function faultOf({ target, href, anchor }: FoundLink): Promise<Fault | undefined> {
    const linked = target === undefined ? undefined : byId.get(target);
    if (target !== undefined) {
      if (!linked) return undefined; // the dangling reference is reported as such
      const path = site.addressOf(linked);
      if (!path) return nowhere(`It leads to "${target}", which has no path yet. Give that document one.`);
      return anchorFault(path, anchor);
    }
    if (!href?.startsWith('/')) {
      const own = site.addressOf(document);
      return own && anchor && !href ? anchorFault(own, anchor) : undefined;
    }
    const [, path = '/', place] = href.match(/^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/) ?? [];
    if (site.ownRoutes.test(path)) return undefined;
    const clean = withoutEnd(path);
    if (!addresses.at.has(clean))
      return nowhere(
        `It leads to ${clean}, where nothing stands. Pick a page, or make a redirect from there.`,
      );
    if (addresses.redirects.has(clean)) return undefined;
    return anchorFault(clean, place ?? anchor);
  }

  async function anchorFault(path: string, anchor: string | undefined): Promise<Fault | undefined> {
    const place = anchor?.replace(/^#/, '');
    if (!place || site.commonAnchors.includes(place)) return undefined;
    const places = await addresses.placesAt(path);
    if (places.has(place)) return undefined;
    const known = [...places].map((name) => `#${name}`).join(', ');
    const reason = `It leads to #${place} on ${path}, ${known ? `which has only ${known}. Pick one of these, or none.` : 'which has no anchors. Give a section that anchor, or leave it out.'}`;
    return { name: 'anchor-not-on-page', reason };
  }
}

/** Redirects that lead to another redirect, or in a circle. */
export function redirectFindings({ byId }: Dataset, { redirects }: Addresses, site: Site): DatasetFinding[] {
  const { to } = site.redirects;
  return [...redirects].flatMap(([from, document]): DatasetFinding[] => {
    const { _id: id, _type: type } = document;
    const finding = (level: DatasetFinding['level'], name: FindingName, reason: string) => ({
      level,
      name,
      id,
      type,
      path: to,
      reason,
    });
    const way = [from];
    for (let next = targetOf(document); next !== undefined; ) {
      const isCircle = way.includes(next);
      way.push(next);
      const redirect = redirects.get(next);
      if (isCircle)
        return [
          finding(
            'error',
            'redirect-in-circle',
            `It leads in a circle: ${way.join(' → ')}. Change one of them.`,
          ),
        ];
      next = redirect && targetOf(redirect);
    }
    if (way.length <= 2) return [];
    return [
      finding(
        'warning',
        'redirect-in-chain',
        `It leads to another redirect: ${way.join(' → ')}. Lead it to ${way.at(-1)} at once.`,
      ),
    ];
  });

  function targetOf(redirect: StoredDocument): string | undefined {
    const [link] = linksIn(redirect[to], to, site);
    const linked = link?.target === undefined ? undefined : byId.get(link.target);
    return linked
      ? (site.addressOf(linked) ?? undefined)
      : link?.href && withoutEnd(link.href.replace(/[?#].*$/, ''));
  }
}

function withoutEnd(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

function* linksIn(value: unknown, path: string, site: Site): Generator<FoundLink> {
  if (typeof value !== 'object' || value === null) return;
  const link = site.linkIn(value);
  if (link) {
    yield { path, ...link };
    return;
  }
  for (const [name, field] of Object.entries(value)) {
    const key =
      Array.isArray(value) && typeof field === 'object' && field && '_key' in field
        ? String(field._key)
        : name;
    yield* linksIn(field, path ? `${path}.${key}` : key, site);
  }
}
