import { randomUUID } from 'node:crypto';
import type { Handler, LakeContext } from '../handler.ts';
import { readJson } from '../read-body.ts';
import { Refusal } from '../refusal.ts';
import { DraftTransaction, type Select } from './draft-transaction.ts';
import { readMutations } from './mutation.ts';
import { checkReferences } from './references.ts';

/** Answers `/data/mutate`: applies all mutations in one transaction, or none of them. */
export const mutate: Handler = async (request, context) => {
  const body = await readJson(request);
  const mutations = readMutations(body);
  const flag = (name: string) => context.url.searchParams.get(name) === 'true';
  const transactionId = typeof body.transactionId === 'string' ? body.transactionId : randomUUID();
  if (context.store.seqOf(transactionId) !== undefined) {
    throw new Refusal(409, `The transaction "${transactionId}" was committed before.`);
  }

  const release = await turn(context);
  try {
    const transaction = new DraftTransaction(context.store, transactionId, new Date().toISOString());
    for (const [index, mutation] of mutations.entries()) {
      await transaction.apply(mutation, index, selector(context));
    }
    if (flag('autoGenerateArrayKeys')) transaction.addKeys();
    checkReferences(transaction, context.store);
    if (!flag('dryRun') && transaction.changes.length > 0) {
      context.store.commit({
        transactionId,
        timestamp: new Date().toISOString(),
        author: context.identity.id,
        mutations,
        changes: transaction.changes,
      });
    }
    return Response.json({ transactionId, results: results(transaction, flag) });
  } finally {
    release();
  }
};

const queues = new WeakMap<object, Promise<void>>();

/** Waits until the transactions before this one are done: a query inside a mutation is asynchronous. */
async function turn({ store }: LakeContext): Promise<() => void> {
  const before = queues.get(store);
  let release = () => {};
  const mine = new Promise<void>((resolve) => {
    release = resolve;
  });
  queues.set(store, before ? before.then(() => mine) : mine);
  await before;
  return release;
}

function selector(context: LakeContext): Select {
  return async ({ query, params }) => {
    if (!query) throw new Refusal(400, 'A patch or a deletion needs an "id" or a "query".');
    const { result } = await context.runQuery({
      query,
      params: params ?? {},
      perspective: 'raw',
      identity: context.identity.id,
    });
    return (Array.isArray(result) ? result : [result]).flatMap((found) =>
      found?._id ? [found._id as string] : [],
    );
  };
}

function results(transaction: DraftTransaction, flag: (name: string) => boolean) {
  if (!flag('returnIds') && !flag('returnDocuments'))
    return transaction.outcomes.map(({ operation }) => ({ operation }));
  return transaction.outcomes.map(({ id, operation }) =>
    flag('returnDocuments') ? { id, operation, document: transaction.get(id) } : { id, operation },
  );
}
