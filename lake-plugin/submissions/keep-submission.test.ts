import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '#lake/kernel/refusal.ts';
import { lakeOptions, type TestLake, testLake } from '#lake/lake-fixture.ts';
import type { FormRules } from './form-rules.ts';
import { submissionPlugin } from './plugin.ts';

/** Takes any form, with every file in it. */
const forms: FormRules = {
  query: 'null',
  read: (_form, _found, data) => ({
    fields: [],
    files: [...data].flatMap(([name, file]) =>
      file instanceof File ? [{ name, label: name, file, kinds: ['pdf'] }] : [],
    ),
    faults: [],
  }),
};

let its: TestLake;
let isFull = false;
beforeAll(async () => {
  const check = () => {
    if (isFull) throw new Refusal(507, 'The lake takes nothing more.');
  };
  its = await testLake({ plugins: [submissionPlugin(forms), { name: 'full', checks: [check] }] });
});
afterAll(() => its.close());

async function send(): Promise<number> {
  const body = new FormData();
  for (const name of ['cv', 'letter']) body.set(name, new File(['%PDF-1.7\n%%EOF\n'], `${name}.pdf`));
  const url = `${its.url}/submissions/v3/integration/submit/tessera/apply`;
  // The site is believed where a visitor is.
  const headers = { authorization: `Bearer ${lakeOptions.token}`, 'x-forwarded-for': 'who-sends-files' };
  return (await fetch(url, { method: 'POST', headers, body })).status;
}
const files = () => {
  const folder = join(its.dataDir, 'submissions');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};

test('the files of a submission stay with it, and none is left behind when it cannot be kept', async () => {
  expect([await send(), files()]).toEqual([200, 2]);
  isFull = true;
  expect([await send(), files()]).toEqual([507, 2]);
  isFull = false;
  expect([await send(), files()]).toEqual([200, 4]);
});
