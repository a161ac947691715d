import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';
import { addAccount, listAccounts } from './account.ts';
import { findSession, noteSignIn, openSession } from './session.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const password = `scrypt$${'0'.repeat(32)}$${'a'.repeat(64)}`;
const mara = {
  id: 'p0000000a',
  email: 'mara@corp.example',
  name: 'Mara Lind',
  role: 'admin',
  joined: '2026-01-02T03:04:05.678Z',
  password,
};
const owner = 'administrator-of-a-test';

async function ask(token: string, body?: object) {
  const response = await fetch(`${its.url}/v1/lake/accounts`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}` },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}
const signedIn = (id: string) => openSession(its.lake.database, noteSignIn(its.lake.database, id)) ?? '';

test('accounts go from one lake to another with what is kept of their passwords', async () => {
  expect((await ask(owner, { accounts: [mara] })).status).toBe(200);
  addAccount(
    its.lake.database,
    { id: 'local', email: 'local@localhost.invalid', name: 'You', role: 'admin' },
    null,
  );
  expect(await ask(owner)).toEqual({ status: 200, answer: { accounts: [mara] } });
});

test('the id of an account has too many digits for two people to share it, and goes to another lake as it is', async () => {
  const [from, to] = [await testLake(), await testLake()];
  const asking = { headers: { authorization: `Bearer ${owner}` } };
  const { id } = addAccount(
    from.lake.database,
    { email: 'ida@corp.example', name: 'Ida', role: 'editor' },
    password,
  );
  expect(id).toMatch(/^p[0-9a-f]{16}$/);
  const { accounts } = await (await fetch(`${from.url}/v1/lake/accounts`, asking)).json();
  const body = JSON.stringify({ accounts: [...accounts, mara] });
  const brought = await fetch(`${to.url}/v1/lake/accounts`, { ...asking, method: 'POST', body });
  expect(brought.status, await brought.text()).toBe(200);
  expect(listAccounts(to.lake.database).map((account) => account.id)).toEqual([mara.id, id]);
  await Promise.all([from.close(), to.close()]);
});

test('no session gets them, not even that of an admin, and no other token', async () => {
  for (const token of [signedIn(mara.id), its.lake.createToken('admin', 'program')]) {
    expect((await ask(token)).status).toBe(403);
    expect((await ask(token, { accounts: [mara], replace: true })).status).toBe(403);
  }
  expect((await fetch(`${its.url}/v1/lake/accounts`)).status).toBe(401);
});

test('an account that is there is replaced only when that is wanted, and its sessions end', async () => {
  const token = signedIn(mara.id);
  const other = { ...mara, id: 'p0000000b', email: 'MARA@corp.example', name: 'Mara L.' };
  const fresh = { ...mara, id: 'p0000000c', email: 'noor@corp.example' };
  expect((await ask(owner, { accounts: [fresh, other] })).status).toBe(409);
  expect((await ask(owner)).answer.accounts, 'all or none').toEqual([mara]);
  expect((await ask(owner, { accounts: [fresh, other], replace: true })).status).toBe(200);
  expect((await ask(owner)).answer.accounts).toEqual([other, fresh]);
  expect(findSession(its.lake.database, token)).toBeUndefined();
});

test.each([
  ['the id of a program', { id: 'admin' }],
  ['no address', { email: 'nobody' }],
  ['a role that there is not', { role: 'owner' }],
  ['a password as it was typed', { password: 'a long sentence of hers' }],
])('an account with %s is refused', async (_what, fields) => {
  const before = listAccounts(its.lake.database);
  expect((await ask(owner, { accounts: [{ ...mara, ...fields }], replace: true })).status).toBe(400);
  expect(listAccounts(its.lake.database)).toEqual(before);
});

test('somebody with the role admin always stays', async () => {
  const two = await testLake();
  const put = (accounts: object[], replace = false) =>
    fetch(`${two.url}/v1/lake/accounts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner}` },
      body: JSON.stringify({ accounts, replace }),
    });
  await put([mara]);
  expect((await put([{ ...mara, role: 'viewer' }], true)).status).toBe(409);
  expect(listAccounts(two.lake.database).map(({ role }) => role)).toEqual(['admin']);
  await two.close();
});
