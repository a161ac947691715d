import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Clock } from '#lake/kernel/clock.ts';
import { type PackedRecord, unpackRecord } from '#lake/kernel/store/record.ts';
import { select } from '#lake/kernel/store/select.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import type { FormRules } from './form-rules.ts';
import { submissionPlugin } from './plugin.ts';

const noForms: FormRules = { query: 'null', read: () => null };
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
let now: number;
let calls: { at: number; call: () => void }[];
const clock: Clock = {
  now: () => now,
  after(waitMs, call) {
    const one = { at: now + waitMs, call };
    calls.push(one);
    return () => {
      calls = calls.filter((other) => other !== one);
    };
  },
};
/** Lets time go by, and makes each call that is due by then once. */
function goOn(ms: number) {
  now += ms;
  const due = calls.filter(({ at }) => at <= now);
  calls = calls.filter(({ at }) => at > now);
  for (const { call } of due) call();
}

let dataDir: string;
let its: TestLake;
const open = async () => {
  its = await testLake({ dataDir, clock, plugins: [submissionPlugin(noForms)] });
};
beforeEach(async () => {
  now = Date.parse('2030-01-01T12:00:00Z');
  calls = [];
  dataDir = mkdtempSync(join(tmpdir(), 'tessera-forget-'));
  await open();
});
afterEach(async () => {
  await its.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const secret = 'ada@desk.example';
const sent = (name: string, form: string | undefined, daysAgo: number) => ({
  _id: `submission.${name}`,
  _type: 'submission',
  form: 'contact',
  submittedAt: new Date(now - daysAgo * dayMs).toISOString(),
  fields: [{ _key: 'f', name: 'email', value: secret }],
  ...(form && { source: { _type: 'reference', _ref: form, _weak: true } }),
});
const kept = () => its.client().fetch('*[_type == "submission"] | order(_id)._id');

test('what is older than its form says goes, also what came of age while the lake was closed, and all else stays', async () => {
  const client = its.client();
  await client.create({ _id: 'brief', _type: 'form', title: 'Brief', keepDays: 30 });
  await client.create({ _id: 'long', _type: 'form', title: 'Long' });
  await client.create({ _id: 'drafts.long', _type: 'form', title: 'Long', keepDays: 1 });
  await client.create(sent('old', 'brief', 30));
  await client.create(sent('young', 'brief', 29));
  await client.create(sent('other', 'long', 400));
  await client.create(sent('none', undefined, 400));
  goOn(hourMs);
  expect(await kept()).toEqual(['submission.none', 'submission.other', 'submission.young']);

  await its.stop();
  calls = [];
  now += dayMs;
  await open();
  goOn(hourMs);
  expect(await kept()).toEqual(['submission.none', 'submission.other']);
});

test('what hooks were told of a submission goes with it, and that of others stays', async () => {
  const receiver = createServer((request, response) => {
    request.resume();
    response.end('heard');
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const client = its.client();
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`; // it listens on a port
  const rule = { on: ['create', 'delete'], filter: '_type == "submission"' };
  const body = { name: 'Forms', dataset: 'production', url, includeDrafts: true, rule };
  const path = '/hooks/projects/tessera';
  const { id } = await client.request<{ id: string }>({ url: path, method: 'POST', body });
  const messages = () =>
    client.request<{ status: string; payload: string }[]>({ url: `${path}/${id}/messages` });
  await client.create(sent('gone', undefined, 0));
  await client.create({ ...sent('here', undefined, 0), fields: [{ _key: 'f', value: 'bob@desk.example' }] });
  await client.delete('submission.gone');
  await expect
    .poll(async () => (await messages()).map(({ status }) => status))
    .toEqual(['success', 'success', 'success']);
  expect(JSON.stringify(await messages())).toContain(secret);
  goOn(hourMs);
  const left = JSON.stringify(await messages());
  expect(left).not.toContain(secret);
  expect(left).toContain('bob@desk.example');
  await new Promise((resolve) => receiver.close(resolve));
});

test('what was deleted is in the history no longer, and what was not is', async () => {
  const client = its.client();
  await client.create({ ...sent('gone', undefined, 0), fields: [] });
  await client
    .transaction()
    .patch('submission.gone', { set: { fields: [{ _key: 'f', name: 'email', value: secret }] } })
    .create({
      ...sent('here', undefined, 0),
      fields: [{ _key: 'f', name: 'email', value: 'bob@desk.example' }],
    })
    .commit();
  await client
    .patch('submission.gone')
    .set({ 'fields[_key=="f"].value': `${secret}, and more of ${secret}` })
    .commit();
  await client.delete('submission.gone');
  goOn(hourMs);
  const historyOf = async (id: string) => {
    const url = `/data/history/production/transactions/${id}?excludeContent=false`;
    return `${JSON.stringify(await client.request({ url }))}`;
  };
  expect(await historyOf('submission.gone')).not.toContain(secret);
  expect(await historyOf('submission.here')).toContain('bob@desk.example');
  const { database } = its.lake;
  const kept = ['SELECT record AS text FROM changes', 'SELECT mutations AS text FROM transactions']
    .flatMap((query) => database.prepare(query).all())
    .map(({ text }) => `${text}`)
    .join(' ');
  expect(kept).toContain('bob@desk.example');
  expect(kept).not.toContain(secret);
});

test('a copy of the dataset has nothing of what visitors have sent, neither as documents nor in its history', async () => {
  const client = its.client();
  await client.create({ _id: 'page', _type: 'page', title: 'Stays' });
  await client.create(sent('here', undefined, 0));
  await client.create(sent('gone', undefined, 0));
  await client.delete('submission.gone');
  await client
    .patch('submission.here')
    .set({ fields: [{ _key: 'f', value: `now ${secret}` }] })
    .commit();
  for (const [targetDataset, skipHistory] of [
    ['with-history', false],
    ['without', true],
  ] as const) {
    const url = '/datasets/production/copy';
    const { jobId } = await client.request({ url, method: 'PUT', body: { targetDataset, skipHistory } });
    const job = () => client.request({ url: `/jobs/${jobId}` });
    await expect.poll(async () => (await job()).state).toBe('completed');
    const copy = its.client({ dataset: targetDataset });
    expect(await copy.fetch('*[!(_type match "system.**")]._id')).toEqual(['page']);
    const { rows } = readCopy(targetDataset);
    expect(rows).not.toContain(secret);
    expect(rows.includes('Stays')).toBe(!skipHistory);
  }
  expect(await kept()).toEqual(['submission.here']);
});

function readCopy(name: string): { rows: string } {
  const parent = join(dataDir, 'datasets');
  const folder = readdirSync(parent).find((one) => one.startsWith(`${name}.`));
  const database = new DatabaseSync(join(parent, folder ?? '', 'lake.sqlite'), { readOnly: true });
  const rows = ['SELECT record AS text FROM changes', 'SELECT mutations AS text FROM transactions']
    .flatMap((query) => select<{ text: PackedRecord }>(database, query).all())
    .map(({ text }) => JSON.stringify(unpackRecord(text)))
    .join(' ');
  database.close();
  return { rows };
}
