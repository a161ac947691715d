import { expect, test } from 'vitest';
import { kinds } from '#sections/registry.ts';
import { queryTree, treesFor } from './query-tree.ts';

const sections = (...types: unknown[]) => types.map((_type) => ({ _key: 'k', _type }));
const kindsAt = (path: string, ...types: unknown[]) => Object.keys(treesFor(path, sections(...types)).kinds);

test('a page is told the addresses of the frame and of the kinds that it holds, and of no others', () => {
  expect(kindsAt('/a', 'faq', 'hero', 'faq')).toEqual(['faq', 'hero']);
  expect(kindsAt('/a', 'carousel', 'shared', null, 'toString')).toEqual([]);
  expect(kindsAt('/a')).toEqual([]);
  expect(treesFor('/a', [null, 'text', {}]).kinds).toEqual({});
});

test('the tree of a kind holds the projection of this kind alone', () => {
  for (const kind of Object.keys(kinds)) {
    const { json } = queryTree({ kind, from: 0, to: 10 });
    const named = Object.keys(kinds).filter((other) => json.includes(`"value":"${other}"`));
    expect(named).toEqual([kind]);
  }
});

test('no path has a query parsed that was parsed before', () => {
  const all = Object.keys(kinds).map((_type) => ({ _type }));
  const trees = (path: string) => {
    treesFor(path, all);
    return new Set([
      queryTree({}),
      ...Object.keys(kinds).map((kind) => queryTree({ kind, from: 0, to: 10 })),
    ]);
  };
  const first = trees('/a');
  expect(first.size).toBe(Object.keys(kinds).length + 1);
  expect(trees('/b/c').union(first)).toEqual(first);
  expect(trees('/blog/page/2').union(first)).toEqual(first);
});

test('a list has a tree for each of its pages; all else has the same address at every path', () => {
  const at = (path: string) => treesFor(path, sections('blog-index', 'faq'));
  expect(at('/a')).toEqual(at('/b/c'));
  expect(at('/blog/page/2').kinds['blog-index']).not.toBe(at('/blog').kinds['blog-index']);
  expect(at('/blog/page/2').kinds.faq).toBe(at('/blog').kinds.faq);
  expect(at('/blog/page/2').frame).toBe(at('/blog').frame);
});
