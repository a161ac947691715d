import { expect, test } from 'vitest';
import type { Change } from '../../kernel/store/document.ts';
import { listenerFilter } from './listener-filter.ts';

const place = { projectId: 'p', dataset: 'd', mayRead: () => true, get: () => null };
const params = { id: 'a', ids: ['a', 'b'], type: 'post', words: 'key*' };
const open = (filter: string) => listenerFilter({ query: filter, params, identity: '' }, place);

test.each([
  '*',
  '*[_id in $ids]',
  '*[!(_id in path("_.**"))]',
  '*[_type == "comment" && target.document._ref == $id]',
  '*[(sanity::partOfRelease("r1") || sanity::partOfRelease("r2"))]',
  '*[_type in ["post"] && ([@, _id] match text::query($words) || references($id)) && (category._ref == $id)]',
  '*[_type == "post" && !defined(slug.current) && count(categories) > 1 && $id in categories[]._ref]{title} | order(_id)',
  '*[title match "*ke*" && dateTime(_updatedAt) < dateTime(now()) - 3600]',
])('a filter such as the Studio has is asked at once: %s', (query) => {
  expect(open(query).isQuick).toBe(true);
});

test.each([
  '*[count(a[count(^.b[@ == 1]) > 0]) > 0]',
  '*[author->name == "A"]',
  '*[count(*[_type == "post"]) > 0]',
  '*[count([...a, ...a]) > 3]',
  '*[array::join(string::split(title, ""), "  ") == "a"]',
  `*[title match "${'a '.repeat(200)}"]`,
  `*[_id in path("${'**.'.repeat(100)}")]`,
  '*[{"a": title}.a == "A"]',
])('any other is asked where it can be ended: %s', (query) => {
  expect(open(query).isQuick).toBe(false);
});

test('a filter says of each change whether the document met it before and after', () => {
  const document = (n: number) => ({ _id: 'a', _type: 'x', _rev: '', _createdAt: '', _updatedAt: '', n });
  const change = (before: number | null, after: number | null): Change => ({
    id: 'a',
    before: before === null ? null : document(before),
    after: after === null ? null : document(after),
  });
  expect(open('*[n > 1]').hear([change(null, 2), change(2, 1), change(1, null)])).toEqual([
    { was: false, is: true },
    { was: true, is: false },
    { was: false, is: false },
  ]);
});
