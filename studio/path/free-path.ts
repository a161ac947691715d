import type { SanityClient } from 'sanity';
import { apiVersion } from '../settings.ts';

/** How many paths of one name are tried; a page after that one is given a path that is taken, which its form says. */
const maxTried = 100;

const takenQuery = `array::unique(*[path.current in $paths || from.current in $paths]{
  "path": coalesce(path.current, from.current)
}.path)`;

/** A path that no page, draft or redirect has: the wanted one, else it with the first free number, such as `/platform/new-page-2`. */
export async function freePath(
  wanted: string,
  getClient: (options: { apiVersion: string }) => SanityClient,
): Promise<string> {
  const client = getClient({ apiVersion }).withConfig({ perspective: 'raw' });
  return firstFree(wanted, await client.fetch<string[]>(takenQuery, { paths: pathsLike(wanted) }));
}

/** The first path of a name that is not among those that are taken. */
export function firstFree(wanted: string, taken: readonly string[]): string {
  return pathsLike(wanted).find((path) => !taken.includes(path)) ?? wanted;
}

function pathsLike(wanted: string): string[] {
  return Array.from({ length: maxTried }, (_, index) => (index === 0 ? wanted : `${wanted}-${index + 1}`));
}
