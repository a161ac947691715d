import type { SanityClient } from '@sanity/client';
import { addressesAt, addressesAtParams, addressesAtQuery } from '#pages/addresses-at-query.ts';
import type { perspectiveOf } from './layered-id.ts';
import { parentOf } from './parent-of.ts';

const placesQuery = `{
  "standing": ${addressesAtQuery},
  "led": *[_type == "redirect" && from.current in $paths].from.current
}`;

interface Places {
  standing: unknown;
  led: string[];
}

/**
 * For each path of pages that go offline together, the nearest path above at which a page stays, so that visitors can
 * be redirected there; null where there is none. Paths of redirects are left out, because a redirect may lead to one of
 * these pages and visitors would go round in a circle.
 */
export async function placesAbove(
  client: SanityClient,
  gone: readonly string[],
  perspective: ReturnType<typeof perspectiveOf>,
): Promise<ReadonlyMap<string, string | null>> {
  if (gone.length === 0) return new Map();
  const asked = addressesAtParams([...new Set(gone.flatMap(pathsAbove))]);
  const { standing, led } = await client.fetch<Places>(placesQuery, asked, { perspective });
  const staying = new Set(addressesAt.parse(standing)).difference(new Set([...gone, ...led]));
  return new Map(gone.map((path) => [path, pathsAbove(path).find((above) => staying.has(above)) ?? null]));
}

/** The paths above another, the nearest first. */
function pathsAbove(path: string): string[] {
  const above = parentOf(path);
  return above === null ? [] : [above, ...pathsAbove(above)];
}
