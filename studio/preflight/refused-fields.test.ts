import { expect, test } from 'vitest';
import type { Hint } from '../inspect/field-path.ts';
import { withRefused } from './refused-fields.ts';

test('what the form refuses stands first, and of a field of which something is said already nothing more is', () => {
  const hint: Hint = { weight: 'fault', path: ['link'], text: 'It leads nowhere.' };
  const found = withRefused(
    [hint],
    [
      { level: 'error', path: ['title'], message: 'Required' },
      { level: 'error', path: ['link'], message: 'It leads nowhere.' },
      { level: 'error', path: ['link'], message: 'Value did not match any allowed values' },
      { level: 'warning', path: ['text'], message: 'Rather long.' },
    ],
  );
  expect(found).toEqual([
    { weight: 'fault', path: ['title'], text: 'This field is empty, and has to be filled in.' },
    hint,
  ]);
});
