import { expect, test } from 'vitest';
import { testLake } from '../../lake-fixture.ts';

test('a stream and a socket end with the token for which they were opened, and no other does', async () => {
  const its = await testLake();
  const client = its.client();
  const made = await client.request({
    url: '/projects/tessera/tokens',
    method: 'POST',
    body: { label: 'Nils', roleName: 'viewer' },
  });
  const address = `${its.url}/v1/data/listen/production?query=${encodeURIComponent('*')}`;
  const stop = new AbortController();
  const open = async (headers: Record<string, string>) => {
    const { body } = await fetch(address, { headers, signal: stop.signal });
    return body?.pipeThrough(new TextDecoderStream()).getReader();
  };
  const [his, others] = [await open({ authorization: `Bearer ${made.key}` }), await open({})];
  const socket = new WebSocket(`${its.url.replace('http', 'ws')}/v1/socket/production`);
  const answers: string[] = [];
  socket.addEventListener('message', ({ data }) => answers.push(String(data)));
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const params = { authorization: made.key };
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'authorization', params }));
  await expect.poll(() => answers.join()).toContain('"result":true');
  const isClosed = new Promise((resolve) => socket.addEventListener('close', resolve));

  await client.request({ url: `/projects/tessera/tokens/${made.id}`, method: 'DELETE' });
  await client.create({ _id: 'after-nils', _type: 'page' });
  await isClosed;
  expect(await readUntil(his, '\0')).not.toContain('after-nils');
  expect(await readUntil(others, 'after-nils')).toContain('after-nils');
  stop.abort();
  await its.close();
});

test('a stream without a token ends when its dataset becomes private, and no other does', async () => {
  const its = await testLake();
  const { datasets } = its.client();
  await datasets.create('second', { aclMode: 'public' });
  const stop = new AbortController();
  const open = async (dataset: string, headers: Record<string, string> = {}) => {
    const address = `${its.url}/v1/data/listen/${dataset}?query=${encodeURIComponent('*')}`;
    const { body } = await fetch(address, { headers, signal: stop.signal });
    return body?.pipeThrough(new TextDecoderStream()).getReader();
  };
  const admin = { authorization: 'Bearer administrator-of-a-test' };
  const [strangers, known, elsewhere] = [
    await open('second'),
    await open('second', admin),
    await open('production'),
  ];
  await datasets.edit('second', { aclMode: 'private' });
  await its.client({ dataset: 'second' }).create({ _id: 'of-them-alone', _type: 'page' });
  await its.client().create({ _id: 'of-all', _type: 'page' });
  expect(await readUntil(strangers, 'of-them-alone')).not.toContain('of-them-alone');
  expect(await readUntil(known, 'of-them-alone')).toContain('of-them-alone');
  expect(await readUntil(elsewhere, 'of-all')).toContain('of-all');
  stop.abort();
  await its.close();
});

/** What a stream sends until it ends, or until a text has come. */
async function readUntil(reader: ReadableStreamDefaultReader<string> | undefined, until: string) {
  let text = '';
  while (!text.includes(until)) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return text;
    text += value;
  }
  return text;
}
