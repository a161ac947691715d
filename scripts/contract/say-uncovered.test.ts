import { expect, test } from 'vitest';
import { breaks } from '#contract/change/change.ts';
import { sayUncovered } from './say-uncovered.ts';

const project = { coverWith: 'npm run migration:new' };
const changes = [
  breaks('field-gone', 'faq.note', 'is gone'),
  breaks('migration-gone', 'hero/001-split', 'is gone'),
];

test('changes that break what is stored are said with where more is said of them, and how they are covered', () => {
  expect(sayUncovered(changes, project)).toBe(
    '✗ faq.note is gone (docs/findings.md#field-gone)\n✗ hero/001-split is gone (docs/findings.md#migration-gone)\nThese break what is stored. Cover them with a migration: npm run migration:new.',
  );
  expect(sayUncovered([], project)).toBe('');
});
