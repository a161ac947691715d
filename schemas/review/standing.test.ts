import { expect, test } from 'vitest';
import type { ReviewStep } from './review.ts';
import { isApproved, standingOf } from './standing.ts';

const step = (kind: ReviewStep['kind'], content = 'now'): ReviewStep => ({
  _key: `${kind} ${content}`,
  kind,
  by: 'lena',
  at: '2026-01-01T00:00:00Z',
  of: 'drafts.a',
  revision: 'r',
  content,
});

test('a document stands as the last step left it', () => {
  expect(standingOf([], 'now')).toBe('none');
  expect(standingOf([step('asked')], 'now')).toBe('asked');
  expect(standingOf([step('asked'), step('sentBack')], 'now')).toBe('sentBack');
  expect(standingOf([step('asked'), step('approved')], 'now')).toBe('approved');
});

test('a change after the approval takes it away, and gives it back when it is undone', () => {
  const steps = [step('asked'), step('approved')];
  expect(standingOf(steps, 'later')).toBe('changed');
  expect(isApproved(steps, 'later')).toBe(false);
  expect(isApproved(steps, 'now')).toBe(true);
});

test('what was sent back after it was approved is not approved, and stays so while it is asked again', () => {
  const steps = [step('approved'), step('sentBack'), step('asked')];
  expect(isApproved(steps, 'now')).toBe(false);
  expect(isApproved([...steps, step('approved')], 'now')).toBe(true);
});
