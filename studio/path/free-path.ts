import type { SanityClient } from 'sanity';
import { addressOf } from '#schemas/addresses.ts';
import { checkPath } from '#schemas/path/path-form.ts';
import { apiVersion } from '../settings.ts';

/** How many numbered names are tried. A page after the last one gets a path that is taken, which its form reports. */
const maxTried = 100;

const takenPaths = `array::unique(*[path.current in $paths || from.current in $paths]{
  "path": coalesce(path.current, from.current)
}.path)`;
const takenQuery = `{"paths": ${takenPaths}, "slugs": *[_type == $type && slug.current in $slugs].slug.current}`;

type GetClient = (options: { apiVersion: string }) => SanityClient;

/**
 * A path that no page, draft or redirect has, and that the site does not answer itself: the wanted one, or the same
 * with the first free number, such as `/platform/new-page-2`.
 */
export async function freePath(wanted: string, getClient: GetClient): Promise<string> {
  const client = getClient({ apiVersion }).withConfig({ perspective: 'raw' });
  return firstFree(wanted, await client.fetch<string[]>(takenPaths, { paths: namesLike(wanted) }));
}

/**
 * The last part of an address that no document of a type, draft or redirect has: the wanted one, or the same with the
 * first free number.
 */
export async function freeSlug(type: string, wanted: string, getClient: GetClient): Promise<string> {
  const client = getClient({ apiVersion }).withConfig({ perspective: 'raw' });
  const addresses = new Map(
    namesLike(wanted).map((slug) => [slug, addressOf({ _type: type, slug }) ?? slug]),
  );
  const taken = await client.fetch<{ paths: string[]; slugs: string[] }>(takenQuery, {
    type,
    slugs: [...addresses.keys()],
    paths: [...addresses.values()],
  });
  const free = [...addresses].find(
    ([slug, address]) => !taken.slugs.includes(slug) && !taken.paths.includes(address),
  );
  return free?.[0] ?? wanted;
}

/**
 * The first path, with or without a number, that is not taken and that a page can have; the wanted one where there is
 * none.
 */
export function firstFree(wanted: string, taken: readonly string[]): string {
  const isFree = (path: string) => !taken.includes(path) && checkPath({ current: path }) === true;
  return namesLike(wanted).find(isFree) ?? wanted;
}

const namesLike = (wanted: string): string[] =>
  Array.from({ length: maxTried }, (_, index) => (index === 0 ? wanted : `${wanted}-${index + 1}`));
