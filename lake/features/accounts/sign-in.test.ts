import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitNumbers } from '../../kernel/access/limits.ts';
import { type TestLake, testLake } from '../../lake-fixture.ts';
import { addAccount } from './account.ts';
import { type Hashing, openHashing } from './hashing.ts';
import { hashPassword, isPassword } from './password.ts';

const password = 'a long sentence of hers';
const email = 'mara@corp.example';

let its: TestLake;
/** A lake that hashes at the usual cost, so that passwords have to wait. */
let dear: TestLake;
beforeAll(async () => {
  const options = { trustedProxies: ['127.0.0.1'], limits: { signIns: 14 } };
  its = await testLake(options);
  dear = await testLake({ ...options, passwordCost: 2 ** 15 });
  const account = { email, name: 'Mara', role: 'editor' } as const;
  for (const { lake } of [its, dear]) addAccount(lake.database, account, await hashPassword(password, 2));
});
afterAll(() => Promise.all([its.close(), dear.close()]));

let stranger = 0;
const newAddress = () => `198.51.100.${++stranger}`;
const signIn = (from: string, fields: Record<string, string>, { url } = its) =>
  fetch(`${url}/lake/login?origin=${encodeURIComponent('http://localhost:3000/studio')}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': from },
    body: new URLSearchParams(fields),
  });

test('wrong passwords from one address keep nobody out who signs in from another, nor with the right one after a few', async () => {
  const from = newAddress();
  const wrong = async (whose = email) => {
    const answer = await signIn(from, { email: whose, password: 'guess' });
    return [answer.status, answer.headers.get('retry-after'), await answer.text()];
  };
  for (let index = 0; index < 9; index++) expect((await wrong())[0]).toBe(401);
  expect((await signIn(from, { email, password })).status, 'a typing mistake or nine').toBe(303);
  await expect
    .poll(() => wrong(), { interval: 1 })
    .toEqual([
      429,
      expect.stringMatching(/^[1-6]$/),
      expect.stringMatching(/Too many attempts\. Try again in \d s/),
    ]);
  expect((await signIn(from, { email, password })).status, 'of this address nothing is taken').toBe(429);
  expect((await signIn(newAddress(), { email, password })).status).toBe(303);
});

test('an address that tries one account after the other is stopped as well', async () => {
  const from = newAddress();
  let index = 0;
  const another = async () =>
    (await signIn(from, { email: `${index++}@corp.example`, password: 'guess' })).status;
  for (let taken = 0; taken < 14; taken++) expect(await another()).toBe(401);
  await expect.poll(another, { interval: 1 }).toBe(429);
});

test('sixty passwords at one time delay neither a file nor somebody at another address, and are not all looked at', async () => {
  const kept = await dear.client().assets.upload('file', Buffer.from('a file'), { filename: 'a.txt' });
  const from = newAddress();
  const done: string[] = [];
  const crowd = Array.from({ length: 60 }, async (_, index) => {
    const fields = { email: `${index}@elsewhere.example`, password: 'guess' };
    const { status } = await signIn(from, fields, dear);
    if (status === 401) done.push('guess');
    return status;
  });
  await Promise.any(crowd);
  const asked = async (name: string, answer: Promise<Response>) => {
    const { status } = await answer;
    done.push(name);
    return status;
  };
  const mara = asked('mara', signIn(newAddress(), { email, password }, dear));
  expect(await asked('file', fetch(dear.url + new URL(kept.url).pathname))).toBe(200);
  expect(await mara).toBe(303);
  const statuses = await Promise.all(crowd);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect(
    statuses.filter((status) => status === 401).length,
    'one at work, four that wait',
  ).toBeLessThanOrEqual(6);
  expect(done.slice(-1), 'the crowd waits for itself').toEqual(['guess']);
});

/** Somebody who has sent a password. */
function send(hashing: Hashing, address: string) {
  const leaving = new AbortController();
  const isRight = isPassword('guess', undefined, 2 ** 15, hashing.for(address, leaving.signal));
  isRight.catch(() => {});
  return { isRight, leave: () => leaving.abort() };
}

test('a password whose sender has left is not looked at', async () => {
  const hashing = openHashing(limitNumbers());
  const [first, second, third] = [send(hashing, 'a'), send(hashing, 'a'), send(hashing, 'b')];
  expect(hashing.waiting).toBe(2);
  second?.leave();
  await expect(second?.isRight).rejects.toThrow('The client left');
  expect(hashing.waiting).toBe(1);
  expect([await first?.isRight, await third?.isRight]).toEqual([false, false]);
  expect(hashing.waiting).toBe(0);
  hashing.close();
});

test('what waits when the lake is closed is told so', async () => {
  const hashing = openHashing(limitNumbers());
  const [first, second] = [send(hashing, 'a'), send(hashing, 'a')];
  hashing.close();
  await expect(second?.isRight).rejects.toThrow('The lake is shutting down');
  await expect(first?.isRight).rejects.toThrow('has ended');
});

test('addresses take turns, and however many there are, so many wait and no more', async () => {
  const hashing = openHashing(limitNumbers());
  const order: string[] = [];
  const all = ['a', 'a', 'a', 'b'].map((address) =>
    send(hashing, address).isRight.then(() => order.push(address)),
  );
  await Promise.all(all);
  expect(order).toEqual(['a', 'a', 'b', 'a']);
  const many = Array.from({ length: 40 }, (_, index) => send(hashing, `${index}`));
  await expect(many.at(-1)?.isRight).rejects.toMatchObject({ status: 429, headers: { 'Retry-After': '2' } });
  for (const { leave } of many) leave();
  expect(hashing.waiting).toBe(0);
  hashing.close();
});

test('how many passwords wait, of one address and of all, is for whoever opens the lake to say', async () => {
  const hashing = openHashing({ passwords: 3, addressPasswords: 1 });
  const [first, second, third] = ['a', 'a', 'a'].map((address) => send(hashing, address));
  // The first is being hashed by then, and the second waits.
  await expect(third?.isRight).rejects.toMatchObject({ status: 429 });
  const others = ['b', 'c', 'd'].map((address) => send(hashing, address));
  await expect(others.at(-1)?.isRight).rejects.toMatchObject({ status: 429 });
  expect(hashing.waiting).toBe(3);
  for (const one of [...others, second]) one?.leave();
  expect(await first?.isRight).toBe(false);
  hashing.close();
});

test('how many wrong passwords are taken for one account is a limit of its own', async () => {
  const strict = await testLake({ trustedProxies: ['127.0.0.1'], limits: { accountSignIns: 2 } });
  const from = newAddress();
  const guess = async (whose: string) =>
    (await signIn(from, { email: whose, password: 'guess' }, strict)).status;
  expect([await guess(email), await guess(email)]).toEqual([401, 401]);
  await expect.poll(() => guess(email), { interval: 1 }).toBe(429);
  expect(await guess('other@corp.example')).toBe(401);
  await strict.close();
});
