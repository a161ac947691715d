import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const robots = '/access/project/tessera/robots';
interface Robot {
  id: string;
  token: string;
  label: string;
}
const membership = (role: string) => [{ resourceType: 'project', resourceId: 'tessera', roleNames: [role] }];
const create = (body: object) => its.client().request<Robot>({ url: robots, method: 'POST', body });
const who = (token: string) => its.client({ token }).request<{ id: string }>({ url: '/users/me' });

test('a token is shown once, listed without its secret, and refused once it is deleted', async () => {
  const made = await create({ label: 'Deploys', memberships: membership('editor') });
  expect(made).toMatchObject({ label: 'Deploys', expiresAt: null, memberships: membership('editor') });
  expect(await who(made.token)).toMatchObject({ id: made.id, name: 'Deploys', role: 'editor' });

  const listed = await its.client().request<{ data: object[]; nextCursor: null }>({ url: robots });
  expect(listed).toMatchObject({ data: [{ id: made.id, label: 'Deploys' }], nextCursor: null });
  expect(JSON.stringify(listed)).not.toContain(made.token);
  const kept = JSON.stringify(its.lake.database.prepare('SELECT * FROM tokens').all());
  expect(kept).not.toContain(made.token);

  await its.client().request({ url: `${robots}/${made.id}`, method: 'DELETE' });
  await expect(who(made.token)).rejects.toThrowError(/not known/);
  await expect(its.client().request({ url: `${robots}/${made.id}`, method: 'DELETE' })).rejects.toThrowError(
    /no token/,
  );
});

test('a token ends at its time, and one that would have ended already is not made', async () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const made = await create({ label: 'For an hour', memberships: membership('viewer'), expiresAt: soon });
  expect(made).toMatchObject({ expiresAt: soon });
  expect(await who(made.token)).toMatchObject({ role: 'viewer' });
  its.lake.database.exec(`UPDATE tokens SET expires = '2020-01-01T00:00:00.000Z' WHERE name = 'For an hour'`);
  await expect(who(made.token)).rejects.toThrowError(/has ended/);
  const past = { label: 'Late', memberships: membership('viewer'), expiresAt: '2020-01-01' };
  await expect(create(past)).rejects.toThrowError(/a time in the future/);
});

test('a token that is rotated keeps its role and label and gets another secret', async () => {
  const made = await create({ label: 'Turns', memberships: membership('administrator') });
  const turned = await its
    .client({ token: made.token })
    .request<Robot>({ url: '/access/robots/me/rotate', method: 'POST' });
  expect(turned).toMatchObject({ label: 'Turns', memberships: membership('administrator') });
  await expect(who(made.token)).rejects.toThrowError(/not known/);
  expect(await who(turned.token)).toMatchObject({ role: 'administrator' });
});

test('the older API makes, lists and deletes the same tokens', async () => {
  const url = '/projects/tessera/tokens';
  const made = await its.client().request<{ id: string; key: string }>({
    url,
    method: 'POST',
    body: { label: 'Old way', roleName: 'viewer' },
  });
  expect(await who(made.key)).toMatchObject({ name: 'Old way' });
  const listed = await its.client().request<{ id: string }[]>({ url });
  expect(listed.find(({ id }) => id === made.id)).toMatchObject({
    label: 'Old way',
    roles: [{ name: 'viewer', title: 'Viewer' }],
  });
  await its.client().request({ url: `${url}/${made.id}`, method: 'DELETE' });
  await expect(who(made.key)).rejects.toThrowError(/not known/);
});

test('a token of the older API ends when it is asked to, and one that would have ended is not made', async () => {
  const make = (expiresAt: string) =>
    its.client().request<{ key: string }>({
      url: '/projects/tessera/tokens',
      method: 'POST',
      body: { label: 'Old and short', roleName: 'viewer', expiresAt },
    });
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  await make(expiresAt);
  const listed = await its
    .client()
    .request<{ data: { label: string; expiresAt: string | null }[] }>({ url: robots });
  expect(listed.data.find(({ label }) => label === 'Old and short')).toMatchObject({ expiresAt });
  await expect(make('2020-01-01T00:00:00Z')).rejects.toThrowError(/a time in the future/);
});

test('a token needs a label and a role that there is, and an admin who makes it', async () => {
  await expect(create({ label: '', memberships: membership('viewer') })).rejects.toThrowError(
    /needs a "label"/,
  );
  await expect(create({ label: 'x', memberships: membership('owner') })).rejects.toThrowError(
    /viewer, editor, administrator/,
  );
  const editor = its.client({ token: its.lake.createToken('editor', 'Mara') });
  await expect(editor.request({ url: robots })).rejects.toThrowError(/needs "admin"/);
  await expect(
    editor.request({
      url: robots,
      method: 'POST',
      body: { label: 'More', memberships: membership('administrator') },
    }),
  ).rejects.toThrowError(/needs "admin"/);
});

test('tokens are among the members of the project as robots, and are known by their labels', async () => {
  const made = await create({ label: 'A robot', memberships: membership('viewer') });
  const project = await its.client().projects.getById('tessera');
  expect(project.members.find(({ id }) => id === made.id)).toMatchObject({ isRobot: true, role: 'viewer' });
  expect(await its.client().request({ url: `/users/${made.id}` })).toMatchObject({ displayName: 'A robot' });
});
