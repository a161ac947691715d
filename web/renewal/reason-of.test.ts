import { expect, test } from 'vitest';
import { reasonOf } from './reason-of.ts';

test.each<[unknown, string]>([
  [new Error('disk I/O error'), 'disk I/O error.'],
  [new Error('The lake is away (503).'), 'The lake is away (503).'],
  [new Error('The lake is away (Later.)'), 'The lake is away (Later.)'],
  ['socket hang up\n', 'socket hang up.'],
])('the reason of %s ends with a full stop', (error, said) => {
  expect(reasonOf(error)).toBe(said);
});
