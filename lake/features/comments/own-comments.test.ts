import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';

const dataset = 'production-comments';
const isRefused = { statusCode: 403, message: expect.stringContaining('not a comment of yours') };

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

/** A person with a token who comments on documents. */
async function talker(role: 'viewer' | 'editor', name: string) {
  const client = its.client({ token: its.lake.createToken(role, name), dataset });
  const { id } = await client.request<{ id: string }>({ url: '/users/me' });
  let count = 0;
  const write = (fields: object = {}) =>
    client.create({ _id: `${name}-${++count}`, _type: 'comment', authorId: id, message: 'Hello', ...fields });
  return { client, id, write };
}

test('a viewer writes, changes and deletes comments of his own', async () => {
  const vera = await talker('viewer', 'vera');
  const { _id } = await vera.write();
  await vera.client.patch(_id).set({ message: 'Better', status: 'resolved' }).commit();
  expect(await vera.client.getDocument(_id)).toMatchObject({ message: 'Better' });
  await vera.client.delete(_id);
  expect(await vera.client.getDocument(_id)).toBeUndefined();
});

test('what others said a viewer changes in no way, and says nothing in their names', async () => {
  const [vera, mara] = [await talker('viewer', 'nils'), await talker('editor', 'mara')];
  const { _id, ...rest } = await mara.write({ reactions: [] });
  const comment = { ...rest, _id, authorId: vera.id };
  const all = { query: '*[_type == "comment"]' };
  const own = (await vera.write())._id;
  const tried = [
    () => vera.client.patch(_id).set({ message: 'Nonsense' }).commit(),
    () => vera.client.patch(_id).set({ authorId: vera.id }).commit(),
    () => vera.client.patch(all).set({ message: 'Nonsense' }).commit(),
    () => vera.client.delete(_id),
    () => vera.client.delete(all),
    () => vera.client.createOrReplace(comment),
    () => vera.client.transaction().delete(_id).create(comment).commit(),
    () => vera.write({ authorId: mara.id }),
    () => vera.write({ authorId: undefined }),
    () => vera.write({ _type: 'tasks.task' }),
    () => vera.client.patch(own).set({ authorId: mara.id }).commit(),
  ];
  for (const attempt of tried) await expect(attempt(), String(attempt)).rejects.toMatchObject(isRefused);
  expect(await mara.client.getDocument(_id)).toMatchObject({ message: 'Hello', authorId: mara.id });
});

test('actions on comments are for editors alone, and an editor may change what others said', async () => {
  const [vera, mara] = [await talker('viewer', 'olga'), await talker('editor', 'ida')];
  const { _id } = await vera.write();
  const body = { actions: [{ actionType: 'sanity.action.document.delete', publishedId: _id }] };
  const act = () => vera.client.request({ url: `/data/actions/${dataset}`, method: 'POST', body });
  await expect(act()).rejects.toMatchObject({ statusCode: 403 });
  await mara.client.patch(_id).set({ status: 'resolved' }).commit();
  expect(await vera.client.getDocument(_id)).toMatchObject({ status: 'resolved' });
});

test('a viewer puts his own reactions to what others said, and takes no others away', async () => {
  const [vera, mara] = [await talker('viewer', 'tom'), await talker('editor', 'ada')];
  const reactionOf = (userId: string) => ({ _key: `${userId}-:up:`, shortName: ':up:', userId });
  const { _id } = await mara.write();
  const react = (userId: string) =>
    vera.client
      .patch(_id)
      .setIfMissing({ reactions: [] })
      .append('reactions', [reactionOf(userId)])
      .commit();
  await react(vera.id);
  await expect(react(mara.id)).rejects.toMatchObject(isRefused);
  await mara.client
    .patch(_id)
    .append('reactions', [reactionOf(mara.id)])
    .commit();
  const take = (userId: string) =>
    vera.client
      .patch(_id)
      .unset([`reactions[userId=="${userId}"]`])
      .commit();
  await take(vera.id);
  await expect(take(mara.id)).rejects.toMatchObject(isRefused);
  expect(await mara.client.getDocument(_id)).toMatchObject({ reactions: [reactionOf(mara.id)] });
});

test('a viewer puts no file beside comments, nor takes one away', async () => {
  const vera = await talker('viewer', 'eve');
  for (const type of ['file', 'image'] as const)
    await expect(vera.client.assets.upload(type, Buffer.from('bytes'))).rejects.toMatchObject({
      statusCode: 403,
    });
  const url = `/assets/files/${dataset}/file-0-txt`;
  await expect(vera.client.request({ url, method: 'DELETE' })).rejects.toMatchObject({ statusCode: 403 });
});
