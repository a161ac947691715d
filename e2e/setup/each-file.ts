import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect } from 'vitest';
import { describeTabs } from './describe-tabs.ts';
import { closeContexts } from './shared-browser.ts';
import { dataDir } from './site.ts';

/** The requests of the Studio and the site that the lake could not answer. */
const unanswered = () => {
  const ledger = join(dataDir, 'unknown-endpoints.ndjson');
  return existsSync(ledger) ? readFileSync(ledger, 'utf8') : '';
};
const before = unanswered();

// What the tabs showed is printed at once, and in short where `npm test` lists what failed.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const tabs = await describeTabs();
  console.log(`When "${task.name}" failed:\n${tabs}`);
  Object.assign(task.meta, { seen: tabs });
});

afterAll(async () => {
  await closeContexts();
  expect(unanswered().slice(before.length), 'The lake had no answer to this.').toBe('');
});
