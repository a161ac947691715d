import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataDir } from './product.ts';

test('the lake had an answer to all that the Studio and the site asked in all the tests', () => {
  const ledger = join(dataDir, 'unknown-endpoints.ndjson');
  const asked = existsSync(ledger) ? readFileSync(ledger, 'utf8').trim() : '';
  expect(asked).toBe('');
});
