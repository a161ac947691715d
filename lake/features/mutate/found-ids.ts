import type { RequestContext } from '../../kernel/http/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Store } from '../../kernel/store/store.ts';
import type { Mutation, Selection } from '../../kernel/transactions/mutation.ts';
import { rawPerspective } from '../../query/perspective.ts';
import type { QueryServices } from '../../query/query-services.ts';
import { readAnswer } from '../../query/readers/readers.ts';
import { tagsOfChanges } from '../../query/tags.ts';

const maxRounds = 50; // in which others may change what a query finds
const maxCommits = 100; // that are looked through one by one

type Context = QueryServices & Pick<RequestContext, 'store' | 'identity' | 'apiVersion'>;

/** What a query found, what that depends on, and the last transaction that it saw. */
interface Found {
  ids: string[];
  syncTags: string[];
  seq: number;
}

/**
 * Returns the mutations with the ids of the documents that their queries find. The ids are true at the moment when the
 * promise resolves, so the transaction has to follow at once. Throws a Refusal for a query that cannot be answered, and
 * a 409 when others go on changing what it finds.
 */
export async function withFoundIds(context: Context, mutations: Mutation[]): Promise<Mutation[]> {
  const found = new Map<Mutation, Found>();
  for (let round = 0; round < maxRounds; round++) {
    for (const mutation of mutations) {
      const selection = selectionOf(mutation);
      if (selection?.query && !isTrue(found.get(mutation), context.store))
        found.set(mutation, await find(context, selection));
    }
    if ([...found.values()].every((one) => isTrue(one, context.store)))
      return mutations.map((mutation) => withIds(mutation, found.get(mutation)?.ids));
  }
  throw new Refusal(
    409,
    'Others keep changing what the query of this mutation finds. Try again in a moment.',
  );
}

function selectionOf(mutation: Mutation): Selection | undefined {
  const selection = 'patch' in mutation ? mutation.patch : 'delete' in mutation ? mutation.delete : undefined;
  return selection?.id === undefined ? selection : undefined;
}

async function find({ runQuery, identity, apiVersion }: Context, selection: Selection): Promise<Found> {
  const { query = '', params = {} } = selection;
  const perspective = rawPerspective(apiVersion);
  const answer = await runQuery({ query, params, perspective, identity: identity.id });
  const { result, syncTags } = readAnswer(answer);
  // The result may be anything; only `_id` of it is read.
  const documents = (Array.isArray(result) ? result : [result]) as ({ _id?: unknown } | null)[];
  const ids = documents.map((document) => document?._id).filter((id) => typeof id === 'string');
  return { ids, syncTags, seq: answer.seq };
}

/** Whether a query would find the same now: nothing was changed since that shares a tag with it. */
function isTrue(found: Found | undefined, store: Store): boolean {
  if (!found || store.seq - found.seq > maxCommits) return false;
  const changes = store.since(found.seq, maxCommits).flatMap((commit) => commit.changes);
  const changed = new Set(tagsOfChanges(changes, store.documents, 'all'));
  return !found.syncTags.some((tag) => changed.has(tag));
}

function withIds(mutation: Mutation, ids: string[] | undefined): Mutation {
  if (!ids) return mutation;
  if ('patch' in mutation) return { patch: { ...mutation.patch, id: ids } };
  return 'delete' in mutation ? { delete: { ...mutation.delete, id: ids } } : mutation;
}
