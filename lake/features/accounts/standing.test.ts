import { afterAll, beforeAll, expect, test } from 'vitest';
import { createToken } from '../../kernel/access/tokens.ts';
import { type TestLake, testLake } from '../../lake-fixture.ts';
import { addAccount, removeAccount, setRole } from './account.ts';
import { acceptInvitation, invite } from './invitation.ts';
import { askForRole, findRoleRequest } from './role-request.ts';
import { endSession, noteSignIn, openSession } from './session.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const standingOf = (id: string) => its.client().request<object>({ url: `/lake/standing/${id}` });

test('what somebody may do is what they may at this moment, and whoever has gone is nobody', async () => {
  const { database } = its.lake;
  const { id } = addAccount(database, { name: 'Ed', role: 'editor', email: 'ed@corp.example' }, null);
  expect(await standingOf(id)).toEqual({ role: 'editor', isSignedIn: false });
  const token = openSession(database, noteSignIn(database, id)) ?? '';
  expect(await standingOf(id)).toEqual({ role: 'editor', isSignedIn: true });
  setRole(database, id, 'viewer');
  expect(await standingOf(id)).toEqual({ role: 'viewer', isSignedIn: true });
  endSession(database, token);
  expect(await standingOf(id)).toEqual({ role: 'viewer', isSignedIn: false });
  removeAccount(database, id);
  await expect(standingOf(id)).rejects.toMatchObject({ statusCode: 404 });
});

test('what makes somebody another is done whole or not at all', async () => {
  const { database } = its.lake;
  const link = invite(database, 'eve@corp.example', 'editor');
  const { id } = addAccount(database, { name: 'Ida', role: 'viewer', email: 'ida@corp.example' }, null);
  askForRole(database, { account: id, role: 'editor', note: '' });
  database.exec(`
    CREATE TEMP TRIGGER no_room_1 BEFORE INSERT ON accounts BEGIN SELECT RAISE(FAIL, 'no room'); END;
    CREATE TEMP TRIGGER no_room_2 BEFORE UPDATE ON accounts BEGIN SELECT RAISE(FAIL, 'no room'); END;
  `);
  const join = () => acceptInvitation(database, link, { name: 'Eve', password: 'a long sentence of hers' });
  await expect(join()).rejects.toThrow('no room');
  expect(() => setRole(database, id, 'editor')).toThrow('no room');
  database.exec('DROP TRIGGER no_room_1; DROP TRIGGER no_room_2;');
  expect(findRoleRequest(database, id)).toMatchObject({ status: 'pending' });
  expect(await join()).toMatchObject({ name: 'Eve', role: 'editor' });
});

test('programs are known by the names under which they write', async () => {
  expect(await standingOf('admin')).toEqual({ role: 'admin', isSignedIn: true });
  const client = its.client({ token: its.lake.createToken('editor', 'A program') });
  await client.create({ _id: 'written', _type: 'page' });
  const text = await its.client().request<string>({ url: '/data/history/production/transactions/written' });
  const { author } = JSON.parse(String(text)) as { author: string };
  expect(await standingOf(author)).toEqual({ role: 'editor', isSignedIn: true });
  const ended = createToken(its.lake.database, {
    role: 'editor',
    name: 'Of yesterday',
    expires: '2026-01-01T00:00:00Z',
  });
  await expect(standingOf(ended.id)).rejects.toMatchObject({ statusCode: 404 });
  await expect(standingOf('token-00000000')).rejects.toMatchObject({ statusCode: 404 });
});

test('nobody but the administrator asks for it', async () => {
  const token = its.lake.createToken('editor', 'Another program');
  await expect(its.client({ token }).request({ url: '/lake/standing/admin' })).rejects.toMatchObject({
    statusCode: 403,
  });
});
