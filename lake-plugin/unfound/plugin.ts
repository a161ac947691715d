import { administratorId } from '#lake/kernel/access/identity.ts';
import type { RequestContext } from '#lake/kernel/http/handler.ts';
import { readJson } from '#lake/kernel/http/read-body.ts';
import { routing } from '#lake/kernel/http/route.ts';
import { Refusal } from '#lake/kernel/refusal.ts';
import { transact } from '#lake/kernel/transactions/transact.ts';
import type { LakePlugin } from '#lake/plugin.ts';
import type { QueryServices } from '#lake/query/query-services.ts';
import { keepUnfound, readUnfound } from '#limits/unfound.ts';

/** The document that holds them; the dot keeps it from readers without a token. */
const id = 'site.unfound';
const type = 'unfound-addresses';
const maxBytes = 1024 * 1024;

const { post } = routing<QueryServices>();

/**
 * Has a lake keep the addresses that visitors of its site did not find, which the site sends with the lake's own token.
 */
export const unfoundPlugin: LakePlugin = {
  name: 'unfound',
  routes: [post('/site/unfound/:dataset', 'admin', take)],
};

async function take(request: Request, context: RequestContext): Promise<Response> {
  if (context.identity.id !== administratorId)
    throw new Refusal(
      403,
      'Only the site can report what visitors did not find, with the token of the lake.',
    );
  const told = readUnfound((await readJson(request, maxBytes)).addresses);
  if (told.length === 0) return new Response(null, { status: 204 });
  // Nothing is awaited between reading and writing: however many requests come, each adds to what the others have told.
  const stored = context.store.get(id);
  const { addresses, ignored } = keepUnfound(stored, told);
  const set = { addresses: addresses.map((one) => ({ _key: one.path, ...one })), ignored };
  transact(context, stored ? [{ patch: { id, set } }] : [{ create: { _id: id, _type: type, ...set } }]);
  return new Response(null, { status: 204 });
}
