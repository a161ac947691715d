import { expect, test } from 'vitest';
import { answerTree } from './answer-tree.ts';
import { queryTree, treesFor } from './query-tree.ts';
import { treeAddress } from './tree-address.ts';

const answer = (address: string) => answerTree(new URL(address, 'http://localhost').searchParams);
const list = { kind: 'blog-index', from: 10, to: 19 };

test('each tree of a page is at its address, for ever', async () => {
  const { frame, kinds } = treesFor('/blog/page/2', [{ _type: 'blog-index' }, { _type: 'faq' }]);
  for (const [address, name] of [
    [frame, {}],
    [kinds.faq, { kind: 'faq' }],
    [kinds['blog-index'], list],
  ] as const) {
    const found = answer(address ?? '');
    expect(found.headers.get('cache-control')).toContain('immutable');
    expect(await found.text()).toBe(queryTree(name).json);
  }
});

test('who does not know the hash is shown to the address with it, which is the same for all who ask', () => {
  const { kinds } = treesFor('/blog/page/2', [{ _type: 'blog-index' }, { _type: 'faq' }]);
  for (const name of [{ kind: 'faq' }, { kind: 'faq', from: 0, to: 10 }, list]) {
    const found = answer(treeAddress(name));
    expect(found.status).toBe(307);
    expect(found.headers.get('location')).toBe(kinds[name.kind]);
    expect(found.headers.get('cache-control')).toBe('no-store');
  }
});

test('a hash of another build, a kind that there is not and posts that are no part of a list are refused', async () => {
  for (const [name, hash, status, reason] of [
    [{ kind: 'faq' }, 'old', 404, 'The query has changed'],
    [{}, 'old', 404, 'The query has changed'],
    [{ kind: 'carousel' }, undefined, 404, 'No kind of section is named "carousel"'],
    [{ kind: 'blog-index' }, undefined, 400, '"from" and "to"'],
    [{ ...list, to: 10 }, undefined, 400, '"from" and "to"'],
  ] as const) {
    const found = answer(treeAddress(name, hash));
    expect(found.status).toBe(status);
    expect(found.headers.get('cache-control')).toBe('no-store');
    expect(await found.text()).toContain(reason);
  }
});
