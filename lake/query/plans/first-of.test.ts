import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openStore } from '../../kernel/store/store.ts';
import { queryEngine } from '../run-query.ts';

const base = { _rev: '', _createdAt: '', _updatedAt: '' };

test('the next documents by their ids are found without reading the others, whatever drafts and versions lie over them', () => {
  const store = openStore(mkdtempSync(join(tmpdir(), 'tessera-first-')));
  const ids = Array.from({ length: 1_000 }, (_, index) => `p${String(index).padStart(4, '0')}`);
  // Every fifth has a draft, and every tenth of these a version as well. Some drafts were never published.
  const stored = ids.flatMap((id, index) => {
    if (index % 7 === 3) return [`drafts.${id}`];
    return [id, ...(index % 5 ? [] : [`drafts.${id}`]), ...(index % 50 ? [] : [`versions.r1.${id}`])];
  });
  const changes = stored.map((id) => ({
    id,
    before: null,
    after: { ...base, _id: id, _type: 'page', of: id },
  }));
  store.commit({ transactionId: 't', timestamp: '', author: '', mutations: [], changes });
  const run = queryEngine(store, { projectId: 'p', dataset: 'd' });
  const read = vi.spyOn(store.documents, 'get');
  for (const perspective of ['drafts', 'r1,drafts', 'r1']) {
    const walked: string[] = [];
    let most = 0;
    for (let after: string | undefined = ''; after !== undefined; ) {
      read.mockClear();
      const query = '*[_type in ["page", "post"] && _id > $after] | order(_id asc)[0...20]._id';
      const { result } = run({ query, params: { after }, perspective, identity: '' });
      const found = result as string[]; // as the query says
      most = Math.max(most, read.mock.calls.length);
      walked.push(...found);
      after = found.at(-1);
    }
    const isThere = (_: string, index: number) => perspective !== 'r1' || index % 7 !== 3;
    expect(walked, perspective).toEqual(ids.filter(isThere));
    expect(most, perspective).toBeLessThan(200);
  }
  store.close();
});
