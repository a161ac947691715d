import { expect, test } from 'vitest';
import { planMove } from './plan-move.ts';

const redirects = [
  { _id: 'older', from: '/older', href: '/old' },
  { _id: 'drafts.older', from: '/older', href: '/old/#top' },
  { _id: 'there', from: '/new', href: '/old' },
  { _id: 'other', from: '/other', href: '/elsewhere' },
  { _id: 'picked', from: '/picked', href: null },
];

test('redirects to the old path lead to the document at once, so none leads to another', () => {
  expect(planMove('/old', '/new', redirects).lead).toEqual([
    { id: 'older', anchor: undefined },
    { id: 'drafts.older', anchor: 'top' },
  ]);
});

test('a redirect that begins where the document stands now is removed, so none leads in a circle', () => {
  expect(planMove('/old', '/new', redirects).remove).toEqual(['there']);
});

test('a redirect that begins at the old path is used again', () => {
  expect(planMove('/old', '/new', redirects).reuse).toBeUndefined();
  expect(planMove('/other', '/new', redirects).reuse).toBe('other');
});

test('moving there and back leaves one redirect', () => {
  expect(planMove('/new', '/old', [{ _id: 'made', from: '/old', href: null }])).toEqual({
    reuse: undefined,
    lead: [],
    remove: ['made'],
  });
});
