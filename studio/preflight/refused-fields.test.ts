import { expect, test } from 'vitest';
import type { Hint } from '../inspect/field-path.ts';
import { withRefused } from './refused-fields.ts';

test('what the form refuses stands first, and what is said already is not said again', () => {
  const hint: Hint = { weight: 'fault', path: ['link'], text: 'It leads nowhere.' };
  const found = withRefused(
    [hint],
    [
      { level: 'error', path: ['title'], message: 'Required' },
      { level: 'error', path: ['link'], message: 'It leads nowhere.' },
      { level: 'warning', path: ['text'], message: 'Rather long.' },
    ],
  );
  expect(found).toEqual([
    { weight: 'fault', path: ['title'], text: 'This field is empty, and has to be filled in.' },
    hint,
  ]);
});
