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
    ([field]) => String(field).toUpperCase(),
  );
  expect(found).toEqual([
    { weight: 'fault', path: ['title'], text: '“TITLE” is empty, and has to be filled in.' },
    hint,
  ]);
});

test('why visitors do not see a section is said once, and leads to the field that the form refuses, too', () => {
  const section: Hint['path'] = ['sections', { _key: 'c' }];
  const text = 'Visitors do not see this section. columns: expected one of 2, 3, 4, found 5';
  const found = withRefused(
    [{ weight: 'fault', path: section, text }],
    [
      {
        level: 'error',
        path: [...section, 'columns'],
        message: 'Value "5" did not match any allowed values',
      },
      { level: 'error', path: ['sections', { _key: 'd' }, 'columns'], message: 'Required' },
    ],
    ([, , field]) => String(field),
  );
  expect(found).toEqual([
    {
      weight: 'fault',
      path: ['sections', { _key: 'd' }, 'columns'],
      text: '“columns” is empty, and has to be filled in.',
    },
    { weight: 'fault', path: [...section, 'columns'], text },
  ]);
});
