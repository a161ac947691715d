import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, removeAccount, setRole } from '#lake/features/accounts/account.ts';
import { endSession, noteSignIn, openSession } from '#lake/features/accounts/session.ts';
import { lakeOptions, type TestLake, testLake } from '#lake/lake-fixture.ts';
import { readEnvironment } from '#settings/environment.ts';
import { askLake } from './may-preview.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const ask = (editor: string) =>
  askLake(readEnvironment({ SANITY_API_HOST: its.url, LAKE_TOKEN: lakeOptions.token }))(editor);

function join(name: string) {
  const { database } = its.lake;
  const { id } = addAccount(database, { name, role: 'editor', email: `${name}@corp.example` }, null);
  return { database, id, token: openSession(database, noteSignIn(database, id)) ?? '' };
}

test('an editor may see drafts until he is removed, has lost his role, or has signed out everywhere', async () => {
  const [ed, vera, olga] = [join('ed'), join('vera'), join('olga')];
  for (const { id } of [ed, vera, olga]) expect(await ask(id)).toBe(true);
  removeAccount(ed.database, ed.id);
  setRole(vera.database, vera.id, 'viewer');
  endSession(olga.database, olga.token);
  for (const { id } of [ed, vera, olga]) expect(await ask(id), id).toBe(false);
  expect(await ask('admin')).toBe(true);
});

test('the lake is asked by its own token, also where drafts are read by that of a viewer', async () => {
  const SANITY_READ_TOKEN = its.lake.createToken('viewer', 'Previews');
  const variables = { SANITY_API_HOST: its.url, LAKE_TOKEN: lakeOptions.token, SANITY_READ_TOKEN };
  expect(await askLake(readEnvironment(variables))(join('otto').id)).toBe(true);
});

test('a lake that does not know is no answer, and hosted Sanity is not asked', async () => {
  const wrong = readEnvironment({ SANITY_API_HOST: its.url, LAKE_TOKEN: 'not the token of this lake' });
  await expect(askLake(wrong)('admin')).rejects.toThrow('The lake does not say what "admin" may do (401).');
  expect(await askLake(readEnvironment({ SANITY_PROJECT_ID: 'abc123' }))('anybody')).toBe(true);
});
