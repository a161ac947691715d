import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAccounts } from '#lake/features/accounts/account.ts';
import { lakeOptions, type TestLake, testLake } from '#lake/lake-fixture.ts';
import { hearProgram } from './process/child.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const invite = (...words: string[]) =>
  hearProgram(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/invite.ts', ...words], {
    DATA_DIR: its.dataDir,
    LAKE_PORT: new URL(its.url).port,
    LAKE_TOKEN: lakeOptions.token,
  });

/** Opens a link that a command printed, as its receiver does, and sends the form. */
async function use(said: string, fields: Record<string, string>): Promise<number> {
  const [link = ''] = said.match(/http\S+/) ?? [];
  const { status } = await fetch(its.url + new URL(link).pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: its.url },
    body: new URLSearchParams(fields),
  });
  return status;
}

test('an address is invited, and once it has an account it gets a link for a new password', async () => {
  const first = await invite('mara@corp.example', '--role', 'viewer');
  expect([first.code, await use(first.said, { name: 'Mara', password: 'a long sentence of hers' })]).toEqual([
    0, 303,
  ]);
  const before = listAccounts(its.lake.database);

  const again = await invite('MARA@corp.example', '--role', 'editor');
  expect([again.code, again.said]).toEqual([
    1,
    expect.stringContaining('has an account already, with the role "viewer"'),
  ]);
  const forgotten = await invite('MARA@corp.example');
  expect([forgotten.code, forgotten.said]).toEqual([0, expect.stringContaining('link for a new password')]);
  expect(await use(forgotten.said, { password: 'another sentence of hers' })).toBe(303);
  expect(listAccounts(its.lake.database), 'the account is what it was').toEqual(before);
});
