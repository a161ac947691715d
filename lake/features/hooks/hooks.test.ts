import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';
import { stillClock } from './still-clock-fixture.ts';

interface Received {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The receiver: keeps what it is told, and answers with the next of `answers`. */
let receiver: Server;
let received: Received[] = [];
let answers: number[] = []; // the next statuses; 200 when there are no more
const clock = stillClock();

let its: TestLake;
let url: string;
beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ method: request.method, headers: request.headers, body });
    response.writeHead(answers.shift() ?? 200).end('heard');
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/told`; // it listens on a port
  its = await testLake({ clock });
});
beforeEach(() => {
  received = [];
  answers = [];
});
afterAll(async () => {
  await its.close();
  await new Promise((resolve) => receiver.close(resolve));
});

const path = '/hooks/projects/tessera';
const request = <T = unknown>(method: string, at = '', body?: object) =>
  its.client().request<T>({ method, url: path + at, body });
const create = (fields: object) =>
  request<{ id: string }>('POST', '', { name: 'A hook', dataset: 'production', url, ...fields });
const told = (count: number) => expect.poll(() => received.length).toBe(count);
const messagesOf = (id: string) =>
  request<{ status: string; failureCount: number }[]>('GET', `/${id}/messages`);

test('a hook is told of the changes that its rule is for, in the words of its projection', async () => {
  const { id } = await create({
    rule: {
      on: ['create', 'update', 'delete'],
      filter: '_type == "post" && (delta::operation() != "update" || delta::changedAny(title))',
      projection: '{_id, title, "was": before().title, "author": author->name, "in": sanity::dataset()}',
    },
    headers: { 'x-mine': 'yes' },
  });
  const client = its.client();
  await client.create({ _id: 'mara', _type: 'person', name: 'Mara' });
  await client.create({
    _id: 'a',
    _type: 'post',
    title: 'One',
    author: { _type: 'reference', _ref: 'mara' },
  });
  await client.create({ _id: 'drafts.a', _type: 'post', title: 'A draft' });
  await client.patch('a').set({ text: 'of no concern' }).commit();
  await client.patch('a').set({ title: 'Two' }).commit();
  await client.delete('a');
  await told(3);
  expect(received.map(({ body }) => JSON.parse(body))).toEqual([
    { _id: 'a', title: 'One', was: null, author: 'Mara', in: 'production' },
    { _id: 'a', title: 'Two', was: 'One', author: 'Mara', in: 'production' },
    { _id: 'a', title: 'Two', was: 'Two', author: 'Mara', in: 'production' },
  ]);
  expect(received.map(({ headers }) => headers['sanity-operation'])).toEqual(['create', 'update', 'delete']);
  expect(received[0]).toMatchObject({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-mine': 'yes',
      'sanity-document-id': 'a',
      'sanity-dataset': 'production',
      'sanity-project-id': 'tessera',
      'sanity-webhook-id': id,
    },
  });
  await request('DELETE', `/${id}`);
  await expect(messagesOf(id)).rejects.toThrowError(/no hook/);
});

test('without a rule it is told of all that is published, each time with the whole document', async () => {
  const { id } = await create({ name: 'All' });
  await its.client().create({ _id: 'whole', _type: 'note', text: 'all of it' });
  await told(1);
  expect(JSON.parse(received[0]?.body ?? '')).toEqual(await its.client().getDocument('whole'));
  await request('PATCH', `/${id}`, { includeDrafts: true, rule: { projection: '{_id}' } });
  await its.client().create({ _id: 'drafts.whole', _type: 'note' });
  await told(2);
  expect(JSON.parse(received[1]?.body ?? '')).toEqual({ _id: 'drafts.whole' });
  await request('DELETE', `/${id}`);
});

test('requests are signed as Sanity signs them, and the secret is never shown', async () => {
  const secret = 'of the receiver alone';
  const made = await create({ secret, rule: { projection: '{"text": "with ü and 🌊"}' } });
  await its.client().create({ _type: 'note' });
  await told(1);
  const { headers, body } = received[0] as Received; // there is one, as was waited for
  const [, time, signature] = /^t=(\d+),v1=([\w-]+)$/.exec(String(headers['sanity-webhook-signature'])) ?? [];
  expect(signature).toBe(createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url'));
  expect(Number(time)).toBe(clock.time);
  expect(JSON.stringify([made, await request('GET'), await request('GET', `/${made.id}`)])).not.toContain(
    secret,
  );
  await request('DELETE', `/${made.id}`);
});

test('what could not be told is told again after growing pauses, and every attempt is kept', async () => {
  const { id } = await create({ name: 'Patient', rule: { projection: '{_id}' } });
  answers = [503, 429];
  await its.client().create({ _id: 'retried', _type: 'note' });
  await told(1);
  await expect.poll(() => clock.waiting.size).toBeGreaterThan(0);
  clock.goOn(4_999);
  expect(received).toHaveLength(1);
  await expect
    .poll(async () => (await messagesOf(id))[0])
    .toMatchObject({ status: 'pending', failureCount: 1 });
  clock.goOn(1);
  await told(2);
  await expect.poll(async () => (await messagesOf(id))[0]).toMatchObject({ failureCount: 2 });
  clock.goOn(9_999);
  expect(received).toHaveLength(2);
  clock.goOn(1);
  await told(3);
  await expect
    .poll(async () => (await messagesOf(id))[0])
    .toMatchObject({ status: 'success', resultCode: 200 });
  const attempts = await request<{ id: string }[]>('GET', `/${id}/attempts`);
  expect(attempts).toMatchObject([
    { isFailure: false, resultCode: 200, resultBody: 'heard' },
    { isFailure: true, failureReason: 'http', resultCode: 429 },
    { isFailure: true, failureReason: 'http', resultCode: 503 },
  ]);
  expect(await request('GET', `/attempts/${attempts[0]?.id}`)).toMatchObject({ hookId: id, resultCode: 200 });
  const keys = new Set(received.map(({ headers }) => headers['idempotency-key']));
  expect(keys.size).toBe(1);
  await request('DELETE', `/${id}`);
});

test('a receiver that says that the request is wrong is not asked again', async () => {
  const { id } = await create({ name: 'Refused' });
  answers = [400];
  await its.client().create({ _type: 'note' });
  await expect
    .poll(async () => (await messagesOf(id))[0])
    .toMatchObject({ status: 'failed', failureCount: 1 });
  clock.goOn(3_600_000);
  expect(received).toHaveLength(1);
  await request('DELETE', `/${id}`);
});

test('what was not told when the lake ended is told after its next start, and what was written meanwhile too', async () => {
  const { id } = await create({ name: 'Outlives', rule: { projection: '{_id}' } });
  answers = [500];
  await its.client().create({ _id: 'before-the-end', _type: 'note' });
  await expect.poll(async () => (await messagesOf(id))[0]).toMatchObject({ failureCount: 1 });
  await its.client().create({ _id: 'at-the-end', _type: 'note' });
  await its.stop();
  clock.waiting.clear();
  clock.time += 60_000;
  its = await testLake({ clock, dataDir: its.dataDir });
  await expect
    .poll(() => new Set(received.map(({ body }) => JSON.parse(body)._id)))
    .toEqual(new Set(['before-the-end', 'at-the-end']));
  await request('DELETE', `/${id}`);
});

test('a hook that is disabled is told nothing, also not of what went by meanwhile', async () => {
  const { id } = await create({ name: 'Off', isDisabledByUser: true, rule: { projection: '{_id}' } });
  await its.client().create({ _id: 'unheard', _type: 'note' });
  await request('PATCH', `/${id}`, { isDisabledByUser: false });
  await its.client().create({ _id: 'heard', _type: 'note' });
  await told(1);
  expect(received.map(({ body }) => JSON.parse(body)._id)).toEqual(['heard']);
  await request('DELETE', `/${id}`);
});

test('a rule that is changed is for what comes, also after a restart', async () => {
  const { id } = await create({ name: 'Changed', rule: { filter: '_type == "other"', projection: '{_id}' } });
  await its.client().create({ _id: 'went-by', _type: 'note' });
  await its.client().create({ _id: 'other', _type: 'other' });
  await told(1); // so all before it was looked at
  await its.client().create({ _id: 'went-by-too', _type: 'note' });
  await its.client().create({ _id: 'another', _type: 'other' });
  await told(2);
  await request('PATCH', `/${id}`, { rule: { filter: '_type == "note"' } });
  await its.stop();
  its = await testLake({ clock, dataDir: its.dataDir });
  await its.client().create({ _id: 'came', _type: 'note' });
  await told(3);
  expect(received.map(({ body }) => JSON.parse(body)._id)).toEqual(['other', 'another', 'came']);
  await request('DELETE', `/${id}`);
});

test('a hook hears its dataset alone, and goes with it', async () => {
  await its.client().datasets.create('elsewhere');
  const { id } = await create({ dataset: 'elsewhere', rule: { projection: '{_id}' } });
  await its.client().create({ _id: 'here', _type: 'note' });
  await its.client({ dataset: 'elsewhere' }).create({ _id: 'there', _type: 'note' });
  await told(1);
  expect(received[0]?.body).toBe('{"_id":"there"}');
  await its.client().datasets.delete('elsewhere');
  await expect(messagesOf(id)).rejects.toThrowError(/no hook/);
});

test('a hook that comes back to a dataset that was made anew under its name hears what comes', async () => {
  const datasets = (method: string) => its.client().request({ method, url: '/datasets/anew', body: {} });
  const client = its.client({ dataset: 'anew' });
  await datasets('PUT');
  const { id } = await create({ dataset: 'anew', rule: { on: ['create'], projection: '{_id}' } });
  for (const _id of ['old1', 'old2', 'old3']) await client.create({ _id, _type: 'x' });
  await told(3);
  await request('PATCH', `/${id}`, { dataset: 'production' });
  await datasets('DELETE');
  await datasets('PUT');
  await request('PATCH', `/${id}`, { dataset: 'anew' });
  await client.create({ _id: 'new', _type: 'x' });
  await told(4);
  expect(received.at(-1)?.body).toBe('{"_id":"new"}');
  await datasets('DELETE');
});

test('a rule that cannot be read, an address that is none of the web, and a dataset that is none are refused', async () => {
  await expect(create({ rule: { filter: '_type ==' } })).rejects.toThrowError(/cannot be read/);
  await expect(create({ rule: { on: ['publish'] } })).rejects.toThrowError(/create, update, delete/);
  await expect(create({ url: 'file:///etc/passwd' })).rejects.toThrowError(/http:\/\/ or https:\/\//);
  await expect(create({ url: 'https://name:word@example.com' })).rejects.toThrowError(/without a name/);
  await expect(create({ headers: { 'sanity-webhook-signature': 'mine' } })).rejects.toThrowError(
    /name is valid and not reserved/,
  );
  await expect(create({ dataset: 'absent' })).rejects.toThrowError(/"absent" is not one/);
  await expect(create({ name: '' })).rejects.toThrowError(/"name"/);
  await expect(create({ apiVersion: 'v2021-02-30' })).rejects.toThrowError(/not a version of the API/);
  await expect(create({ apiVersion: 'newest' })).rejects.toThrowError(/"apiVersion"/);
});

test('why a receiver could not be reached is kept with the try', async () => {
  const { id } = await create({ url: 'http://127.0.0.1:1/nobody' });
  await its.client().create({ _type: 'note' });
  const tries = () => request<{ resultBody: string }[]>('GET', `/${id}/attempts`);
  await expect.poll(async () => (await tries())[0]?.resultBody).toMatch(/ECONNREFUSED|bad port/);
  await request('DELETE', `/${id}`);
});

test('only an admin sees or makes hooks', async () => {
  const editor = its.client({ token: its.lake.createToken('editor', 'Mara') });
  await expect(editor.request({ url: path })).rejects.toThrowError(/needs "admin"/);
  await expect(editor.request({ url: path, method: 'POST', body: { url } })).rejects.toThrowError(
    /needs "admin"/,
  );
});
