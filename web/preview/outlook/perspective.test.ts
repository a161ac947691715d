import { expect, test } from 'vitest';
import { readPerspective } from './perspective.ts';

const read = (value?: string) =>
  readPerspective({ get: () => (value === undefined ? undefined : ({ value } as never)) });

test('the preview looks through the perspective of the Studio, through the drafts without one', () => {
  expect(read()).toEqual(['drafts']);
  expect(read('published')).toEqual(['published']);
  expect(read('rSummer,drafts')).toEqual(['rSummer', 'drafts']);
});

test('what is no perspective, and what would show versions beside each other, is the drafts', () => {
  expect(read('raw')).toEqual(['drafts']);
  expect(read('"; *')).toEqual(['drafts']);
});
