import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openStore } from '../../kernel/store/store.ts';
import { queryEngine } from '../run-query.ts';

const base = { _type: 'page', _rev: '', _createdAt: '', _updatedAt: '' };

test('a type is counted through drafts and releases without reading its documents', () => {
  const store = openStore(mkdtempSync(join(tmpdir(), 'tessera-count-')));
  const many = Array.from({ length: 500 }, (_, index) => ({ ...base, _id: `p${index}` }));
  const layered = [
    { ...base, _id: 'drafts.p1' },
    { ...base, _id: 'drafts.p2', _type: 'post' },
    { ...base, _id: 'drafts.new' },
    { ...base, _id: 'drafts.i18n.new' },
    { ...base, _id: 'versions.r1.p1' },
    { ...base, _id: 'versions.r1.p2' },
    { ...base, _id: 'versions.r1.p3', _system: { delete: true } },
    { ...base, _id: 'versions.r1.newest', _system: { variant: 'a' } },
    { ...base, _id: 'versions.r2.p4', _system: { delete: true } },
  ];
  const changes = [...many, ...layered].map((after) => ({ id: after._id, before: null, after }));
  store.commit({ transactionId: 't', timestamp: '', author: '', mutations: [], changes });
  const run = queryEngine(store, { projectId: 'p', dataset: 'd' });
  const read = vi.spyOn(store.documents, 'get');
  const count = (perspective: string) =>
    run({ query: 'count(*[_type in ["page"]])', params: {}, perspective, identity: '' }).result;
  expect(count('published')).toBe(500);
  expect(count('drafts')).toBe(500 - 1 + 2); // one became a post
  expect(count('drafts,drafts')).toBe(501);
  expect(count('r1,drafts')).toBe(500 - 1 + 3);
  expect(count('drafts,r1'), 'a draft lies over the version').toBe(500 - 1 - 1 + 3);
  expect(count('r2,r1')).toBe(500 - 1 - 1 + 1);
  const releases = Array.from({ length: 2_000 }, (_, index) => `other${index}`);
  expect(count([...releases, 'r1', 'drafts'].join(',')), 'however many releases').toBe(500 - 1 + 3);
  expect(read.mock.calls.length, 'only those that may be wishes to unpublish').toBeLessThan(10);
  store.close();
});
