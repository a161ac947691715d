import type { ClientPerspective, SanityClient } from '@sanity/client';
import { ZodError } from 'zod';
import { checkContract } from '#contract/checking/check-contract.ts';
import type { KnownPlaces } from '#contract/checking/link-fault.ts';
import { documentIn } from '#pages/found.ts';
import { placesOn } from '#pages/places-on.ts';
import { resolvePath } from '#pages/resolve-path.ts';

/**
 * Returns a function that looks up the anchors on the page at a path in a perspective, once for each page. It resolves
 * to undefined where nothing is, where a redirect leads on, and for a page that does not meet its contract, which is
 * reported for that page. Rejects when the lake does not answer.
 */
export function placesAt(client: SanityClient, perspective: ClientPerspective): KnownPlaces['placesAt'] {
  const asked = new Map<string, ReturnType<KnownPlaces['placesAt']>>();
  return (path) => {
    const places = asked.get(path) ?? look(path);
    asked.set(path, places);
    return places;
  };

  async function look(path: string): Promise<ReadonlySet<string> | undefined> {
    const found = await resolvePath(path, async (contract, query, params) => {
      const checked = checkContract(contract, await client.fetch(query, params, { perspective }));
      if (!checked.success) throw checked.error;
      return checked.data;
    }).catch(ignoreRefused);
    const standing = found && documentIn(found);
    if (!standing) return undefined;
    const { type, document } = standing;
    return new Set(placesOn(type, document, document.sections));
  }
}

function ignoreRefused(error: unknown): undefined {
  if (!(error instanceof ZodError)) throw error;
}
