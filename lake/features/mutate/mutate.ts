import { randomUUID } from 'node:crypto';
import type { Handler } from '../../kernel/http/handler.ts';
import { readJson } from '../../kernel/http/read-body.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { isSystem } from '../../kernel/store/document.ts';
import { checkPlace } from '../../kernel/transactions/check-place.ts';
import type { DraftTransaction } from '../../kernel/transactions/draft-transaction.ts';
import { idOf, readMutations } from '../../kernel/transactions/mutation.ts';
import { type TransactionCheck, transact, transactionIdIn } from '../../kernel/transactions/transact.ts';
import type { QueryServices } from '../../query/query-services.ts';
import { withFoundIds } from './found-ids.ts';

const visibilities = ['sync', 'async', 'deferred'];

/** Answers `/data/mutate`: applies all mutations in one transaction, or none of them. */
export const mutate: Handler<QueryServices> = async (request, context) => {
  checkVisibility(context.url.searchParams.get('visibility'));
  const body = await readJson(request);
  const flag = (name: string) => context.url.searchParams.get(name) === 'true';
  const named = body.transactionId ?? context.url.searchParams.get('transactionId');
  const transactionId = transactionIdIn(named) ?? randomUUID();
  const checks = [...context.checks, checkSystem, checkPlaces];
  const mutations = await withFoundIds(context, readMutations(body));
  const transaction = transact({ ...context, checks }, mutations, {
    transactionId,
    isDryRun: flag('dryRun') || body.dryRun === true,
    addsKeys: flag('autoGenerateArrayKeys'),
  });
  return Response.json({ transactionId, results: results(transaction, flag) });
};

/**
 * Throws a 403 when anybody but an administrator writes a document of the lake itself, because only actions may change
 * the state of a release, when and as whom it is published, and what defines a variant. A draft or version of such a
 * document counts, too: it would be published as one.
 */
const checkSystem: TransactionCheck = (transaction, _store, { role }) => {
  const system = transaction.changes.find(({ id }) => isSystem(id))?.id;
  if (role === 'admin' || system === undefined) return;
  const description = `The document "${system}" is not content. Releases and what defines variants are changed by their actions ("sanity.action.release.*", "sanity.action.variant.definition.*").`;
  throw Refusal.ofMutation(403, 0, 'insufficientPermissionsError', description, { id: system });
};

/**
 * Throws a 400 when somebody changes to which variant or release a document belongs. An administrator may do so by
 * whole documents, as an import does.
 */
const checkPlaces: TransactionCheck = (transaction, _store, { role }) => {
  const patched = new Set(
    transaction.mutations.filter((mutation) => 'patch' in mutation).map((mutation) => idOf(mutation)),
  );
  for (const { id, before, after } of transaction.changes)
    if (role !== 'admin' || patched.has(id)) checkPlace(before, after);
};

/**
 * Throws a 400 for a visibility that Sanity does not have. Whatever was asked for, every query after a change sees it.
 */
function checkVisibility(visibility: string | null): void {
  if (visibility === null || visibilities.includes(visibility)) return;
  throw new Refusal(400, `The visibility "${visibility}" is not one of ${visibilities.join(', ')}.`);
}

function results(transaction: DraftTransaction, flag: (name: string) => boolean) {
  if (!flag('returnIds') && !flag('returnDocuments'))
    return transaction.outcomes.map(({ operation }) => ({ operation }));
  return transaction.outcomes.map(({ id, operation }) =>
    flag('returnDocuments') ? { id, operation, document: transaction.get(id) } : { id, operation },
  );
}
