import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { type Stored, storedAddress } from '#schemas/stored-address.ts';
import { idOf, releaseOf } from './layered-id.ts';
import type { MovePlan } from './plan-move.ts';

/** A document that is not published and goes out at an address from which a redirect leads elsewhere today. */
export interface Return {
  id: string;
  /** Where it stands from then on. */
  at: string;
  /** The address to which a redirect leads from there; null where that is a document. */
  ledTo: string | null;
  /**
   * What to do with the redirects from `at`, which lose their effect, and with older ones, which led to the document
   * until it was taken offline. `older` are the paths that these lead from.
   */
  plan: MovePlan;
  older: string[];
}

interface Beginning {
  _id: string;
  _updatedAt: string;
  href: string | null;
}
interface Elsewhere {
  _id: string;
  from: string;
}

const beginningQuery = `{
  "isPublished": defined(*[_id == $id][0]._id),
  "redirects": *[_type == "redirect" && from.current == $at && !(_id in path("versions.**"))]{
    _id, _updatedAt, "href": to.href
  }
}`;
// One request of the history names them all.
const maxOlder = 50;
const elsewhereQuery = `*[
  _type == "redirect" && to.href == $href && from.current != $at && !(_id in path("versions.**"))
] | order(from.current)[0...${maxOlder}]{_id, "from": from.current}`;

const history = z.object({
  documents: z.array(
    z.object({
      _id: z.string(),
      to: z
        .object({ page: z.object({ _ref: z.string() }).optional(), anchor: z.string().optional() })
        .optional(),
    }),
  ),
});

/**
 * What to do with redirects when a document goes out at an address from which one leads elsewhere. Undefined when none
 * does, and for a document that is published or in a release. The older redirects are found in the state before they
 * were led elsewhere together with this one (https://www.sanity.io/docs/http-reference/history). Where the history does
 * not go back that far, they stay as they are.
 */
export async function findReturn(
  client: SanityClient,
  document: Stored & { _id: string },
): Promise<Return | undefined> {
  const id = idOf(document._id);
  const at = storedAddress(document);
  if (!at || releaseOf(document._id)) return undefined;
  const raw = client.withConfig({ perspective: 'raw' });
  const { isPublished, redirects } = await raw.fetch<{ isPublished: boolean; redirects: Beginning[] }>(
    beginningQuery,
    { id, at },
  );
  const leading = redirects.find(({ _id }) => _id === idOf(_id));
  if (isPublished || !leading) return undefined;
  const { href: ledTo, _updatedAt: since } = leading;
  const elsewhere = ledTo === null ? [] : await raw.fetch<Elsewhere[]>(elsewhereQuery, { href: ledTo, at });
  const before = elsewhere.length > 0 ? await storedBefore(raw, elsewhere, since) : undefined;
  const led = elsewhere.flatMap(({ _id, from }) => {
    const to = before?.get(_id);
    return to?.page?._ref === id ? [{ id: _id, from, anchor: to.anchor }] : [];
  });
  return {
    id,
    at,
    ledTo,
    plan: {
      reuse: undefined,
      lead: led.map(({ id, anchor }) => ({ id, anchor })),
      remove: redirects.map(({ _id }) => _id),
    },
    older: [...new Set(led.map(({ from }) => from))],
  };
}

/** The targets of redirects just before a moment, by the ids of the redirects. */
async function storedBefore(client: SanityClient, redirects: readonly Elsewhere[], moment: string) {
  const url = `/data/history/${client.config().dataset}/documents/${redirects.map(({ _id }) => _id)}`;
  const time = new Date(Date.parse(moment) - 1).toISOString();
  // An unavailable history must not keep a page from going out.
  const answer = history.safeParse(await client.request<unknown>({ url, query: { time } }).catch(() => null));
  return new Map(answer.data?.documents.map(({ _id, to }) => [_id, to]));
}
