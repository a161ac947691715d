import { type KnownPlaces, linkFault, type StoredLink, withoutEnd } from '../checking/link-fault.ts';
import type { FindingName } from '../findings.ts';
import type { Site, StoredDocument } from '../project.ts';
import type { Addresses } from './addresses.ts';
import type { Dataset } from './dataset.ts';
import type { DatasetFinding } from './finding.ts';

/** A link as it is stored, with its place. */
interface FoundLink extends StoredLink {
  path: string;
}

/**
 * Links into the site that lead nowhere: to a path that nobody has, to a document without one, to a place that is not
 * on its page.
 */
export async function deadLinks(
  document: StoredDocument,
  { byId }: Dataset,
  addresses: Addresses,
  site: Site,
): Promise<DatasetFinding[]> {
  const { _id: id, _type: type } = document;
  const known: KnownPlaces = {
    pathOf(target) {
      const linked = byId.get(target);
      return linked && site.addressOf(linked);
    },
    stands: (path) => addresses.at.has(path),
    placesAt: async (path) => (addresses.redirects.has(path) ? undefined : addresses.placesAt(path)),
  };
  const found: DatasetFinding[] = [];
  for (const { path, ...link } of linksIn(document, '', site)) {
    const fault = await linkFault(link, site.addressOf(document), site, known);
    if (fault) found.push({ level: 'error', id, type, path, name: fault.name, reason: fault.reason });
  }
  return found;
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
