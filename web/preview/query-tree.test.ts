import { evaluateSync, parse, toJS } from 'groq-js';
import { expect, test } from 'vitest';
import { resolveParams, resolveQuery } from '#pages/resolve-contract.ts';
import { queryTree, treeAddress } from './query-tree.ts';

const page = (current: string, ...sections: object[]) => ({
  _id: `page${current}`,
  _type: 'page',
  title: current,
  path: { _type: 'slug', current },
  sections,
});
const posts = Array.from({ length: 24 }, (_, index) => ({
  _id: `post-${index}`,
  _type: 'post',
  title: `Post ${index}`,
  slug: { _type: 'slug', current: `post-${index}` },
}));
const dataset = [
  page('/a'),
  page('/a/b', { _key: 'x', _type: 'cta-banner', title: 'X' }),
  page('/blog', { _key: 'list', _type: 'blog-index', title: 'All' }),
  ...posts,
];

test.each(['/a/b', '/blog', '/blog/page/2', '/blog/post-3', '/nowhere'])(
  'the kept tree answers for %s what the query answers that is parsed for this path alone',
  (path) => {
    const params = resolveParams(path);
    const answer = (tree: unknown) => toJS(evaluateSync(tree as never, { dataset, params }));
    const kept = JSON.parse(queryTree(params.indexFrom, params.indexTo).json);
    expect(answer(kept)).toEqual(answer(parse(resolveQuery, { params })));
  },
);

test('the query is parsed once for all paths, and once for each further page of a list', () => {
  expect(treeAddress('/a')).toBe(treeAddress('/b/c'));
  expect(queryTree(0, 10)).toBe(queryTree(0, 10));
  expect(treeAddress('/blog/page/2')).not.toBe(treeAddress('/blog'));
});
