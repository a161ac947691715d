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
 * The nearest page above each of some paths that go together, of those that stay: where visitors can be led from there. Null where
 * there is none. The address of a redirect is none: it may lead to what goes, and visitors would go round in a circle.
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
