import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { Refusal } from '../../kernel/refusal.ts';
import { openStore, type Store } from '../../kernel/store/store.ts';
import { carryOut } from '../../kernel/transactions/transact.ts';
import type { Action } from '../actions/action.ts';
import { documentActions } from '../actions/document-actions.ts';
import { Work } from '../actions/work.ts';
import { checkLocks } from './lock.ts';
import { releaseActions } from './release-actions.ts';

const actionTable = { ...documentActions, ...releaseActions };

const identity = { id: 'somebody', role: 'editor', name: 'Somebody' } as const;
const ids = ['a', 'b'];
const releases = ['r1', 'r2'];

/** Numbers that are the same in every run, so that a failure can be looked at again. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomAction(next: (below: number) => number): Action {
  const one = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  const publishedId = one(ids);
  const releaseId = one(releases);
  const versionId = one(['drafts.', 'versions.r1.', 'versions.r2.']) + publishedId;
  const content = { _type: 'x', n: next(1_000), to: { _ref: one(ids), _weak: next(2) === 0 } };
  const document = { ...content, _id: versionId };
  const actionType = one(Object.keys(actionTable));
  return {
    actionType,
    publishedId,
    versionId,
    draftId: versionId,
    attributes: document,
    ...(actionType.endsWith('version.create') && next(2) === 0 ? { baseId: publishedId } : { document }),
    ifExists: one(['fail', 'ignore', 'replace']),
    includeDrafts: [versionId],
    patch: actionType.includes('release') ? { set: { 'metadata.title': 't' } } : { set: { n: next(1_000) } },
    releaseId,
    publishAt: '2040-01-01T00:00:00Z',
  };
}

const allOf = ({ documents }: Store) =>
  new Map(Array.from(documents.all(), (document) => [document._id, document]));

/** What holds of the versions in a release, whatever has been done, and `said` names that. */
function checkRelease(
  name: string,
  { before, all }: Record<'before' | 'all', ReturnType<typeof allOf>>,
  said: string,
): void {
  const [wasIn, isIn] = [before, all].map((documents) => documents.get(`_.releases.${name}`)?.state);
  const [had, has] = [before, all].map((documents) =>
    [...documents].filter(([id]) => id.startsWith(`versions.${name}.`)).sort(),
  );
  const isOver = isIn === 'archived' || isIn === 'published';
  if (wasIn === isIn && isIn === 'scheduled') expect(has, said).toEqual(had);
  if (wasIn === isIn && isOver) expect(had, said).toEqual(expect.arrayContaining(has ?? []));
  if (wasIn !== isIn && isOver && !/version|document/.test(said)) expect(has, said).toEqual([]);
}

const deletes = /discard|document\.delete|release\.(archive|delete|publish)$/;

test('no sequence of actions loses a document that nobody deleted, nor leaves a reference or a lock broken', () => {
  const store = openStore(mkdtempSync(join(tmpdir(), 'tessera-actions-')));
  const next = numbers(11);
  const done = new Map<string, number>();
  for (let round = 0; round < 4_000; round++) {
    const actions = Array.from({ length: next(3) === 0 ? 3 : 1 }, () => randomAction(next));
    const before = allOf(store);
    const { seq } = store;
    try {
      carryOut({ store, identity, checks: [checkLocks] }, { transactionId: `t${round}` }, (transaction) => {
        for (const [index, action] of actions.entries())
          actionTable[action.actionType]?.(action, new Work(transaction, index, { store, identity }));
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      expect([400, 409], error.message).toContain(error.status);
      expect([store.seq, [...allOf(store)]], 'a refusal changes nothing').toEqual([seq, [...before]]);
      continue;
    }
    for (const { actionType } of actions) done.set(actionType, (done.get(actionType) ?? 0) + 1);
    const all = allOf(store);
    const said = JSON.stringify(actions.map(({ actionType }) => actionType));

    for (const [id, document] of all) {
      const was = before.get(id);
      if (!isDeepStrictEqual(was, document)) expect(document._rev, said).toBe(`t${round}`);
      const { _ref, _weak } = (document.to ?? {}) as { _ref?: string; _weak?: boolean };
      if (_ref && !_weak) expect(all.has(_ref), `${id} -> ${_ref} after ${said}`).toBe(true);
    }
    if (!actions.some(({ actionType }) => deletes.test(actionType)))
      for (const id of ids) {
        const exists = (documents: typeof before) => documents.has(id) || documents.has(`drafts.${id}`);
        if (exists(before)) expect(exists(all), `${id} was lost by ${said}`).toBe(true);
      }
    for (const name of releases) checkRelease(name, { before, all }, said);
  }
  expect([...done.keys()].sort()).toEqual(Object.keys(actionTable).sort());
  expect(Math.min(...done.values())).toBeGreaterThan(3);
  store.close();
});
