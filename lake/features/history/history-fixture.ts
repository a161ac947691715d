import type { Action, SanityDocument } from '@sanity/client';
import { type TestLake, testLake } from '../../lake-fixture.ts';

/** One line of the transactions, with the fields that tests read. */
export interface TransactionLine {
  id: string;
  author: string;
  documentIDs: string[];
  mutations?: object[];
  effects: Record<string, { apply: unknown[]; revert: unknown[] }>;
}

let count = 0;
/** An id that no other test has used, because deleted documents keep their history. */
export const newId = () => `h${count++}`;

/** The action that makes a draft. */
export const create = (id: string, fields = {}): Action => ({
  actionType: 'sanity.action.document.create',
  publishedId: id,
  attributes: { _id: `drafts.${id}`, _type: 'x', ...fields },
  ifExists: 'fail',
});

/** The action that sets fields of a draft. */
export const edit = (id: string, set: object): Action => ({
  actionType: 'sanity.action.document.edit',
  draftId: `drafts.${id}`,
  publishedId: id,
  patch: { set: { ...set } },
});

/** The action that publishes a draft. */
export const publish = (id: string): Action => ({
  actionType: 'sanity.action.document.publish',
  draftId: `drafts.${id}`,
  publishedId: id,
});

/** The action that makes a draft of what is published. */
export const unpublish = (id: string): Action => ({
  actionType: 'sanity.action.document.unpublish',
  draftId: `drafts.${id}`,
  publishedId: id,
});

/** Opens a lake, with functions that ask for its history as the Studio does. */
export async function historyLake() {
  const its: TestLake = await testLake();
  const client = () => its.client({ apiVersion: '2025-02-19' });
  const at = (path: string, query = {}) =>
    client().request({ url: `/data/history/production/${path}`, query: { tag: 'of-a-test', ...query } });
  return {
    its,
    client,
    at,
    act: async (...actions: Action[]) => (await client().action(actions)).transactionId,
    async lines(ids: string, query = {}): Promise<TransactionLine[]> {
      const studio = { effectFormat: 'mendoza', excludeContent: true, includeIdentifiedDocumentsOnly: true };
      const text: string = await at(`transactions/${ids}`, { ...studio, limit: 50, ...query });
      return String(text)
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    },
    documents: async (ids: string, query: object): Promise<SanityDocument[]> =>
      (await at(`documents/${ids}`, query)).documents,
    events: async (id: string, query = {}): Promise<Record<string, string>[]> =>
      (await at(`events/documents/${id}`, { limit: 100, ...query })).events[id],
  };
}
