import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '#lake/kernel/clock.ts';
import { openStore } from '#lake/kernel/store/store.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import type { FormRules } from './form-rules.ts';
import { submissionPlugin } from './plugin.ts';
import { moveFiles, noteFiles, tidyFiles } from './submitted-files.ts';

const noForms: FormRules = { query: 'null', read: () => null };
const id = '00000000-0000-4000-8000-000000000001';
let its: TestLake;
beforeAll(async () => {
  its = await testLake({ plugins: [submissionPlugin(noForms)] });
  await its.client().create({ _id: `submission.${id}`, _type: 'submission' });
});
afterAll(() => its.close());

async function put(name: string, { dataset = 'production', token = 'administrator-of-a-test' } = {}) {
  const response = await fetch(`${its.url}/v1/submissions/files/${dataset}/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: '%PDF',
  });
  return { status: response.status, answer: await response.json() };
}

test('a file of a submission comes from another lake, to be read by editors alone', async () => {
  const url = `http://localhost:3030/submissions/files/production/${id}-0.pdf`;
  expect(await put(`${id}-0.pdf`)).toEqual({ status: 200, answer: { url } });
  const file = join(its.dataDir, 'submissions', `${id}-0.pdf`);
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['%PDF', 0o600]);
});

test('a file of no submission is refused, and so is a name that leads elsewhere', async () => {
  const names = [`${id.replace('1', '2')}-0.pdf`, `..%2F${id}-0.pdf`, `${id}-0.pdf%2F..%2F..%2Ftoken`];
  for (const name of names) expect((await put(name)).status).toBe(404);
  expect(existsSync(join(its.dataDir, 'token'))).toBe(false);
});

test('only editors read files, whatever dataset the address names', async () => {
  const statusFor = async (role: 'viewer' | 'editor', dataset: string) => {
    const headers = { authorization: `Bearer ${its.lake.createToken(role, role)}` };
    return (await fetch(`${its.url}/v1/submissions/files/${dataset}/${id}-0.pdf`, { headers })).status;
  };
  expect(await statusFor('editor', 'production')).toBe(200);
  expect(await statusFor('viewer', 'production')).toBe(403);
  expect(await statusFor('viewer', 'production-comments')).toBe(403);
});

test('only administrators bring files, whatever dataset the address names', async () => {
  for (const role of ['viewer', 'editor'] as const) {
    const token = its.lake.createToken(role, role);
    expect((await put(`${id}-1.pdf`, { token })).status).toBe(403);
    expect((await put(`${id}-1.pdf`, { token, dataset: 'production-comments' })).status).toBe(403);
  }
});

test('the addresses of files follow the lake to where it is reached, those of no files stay', () => {
  const submission = (host: string) => ({
    _id: `submission.${id}`,
    _type: 'submission',
    _rev: '',
    _createdAt: '',
    _updatedAt: '',
    fields: [
      { name: 'cv', file: { url: `${host}/submissions/files/production/${id}-0.pdf` } },
      { name: 'home', url: 'http://localhost:3030/me' },
    ],
  });
  const moved = moveFiles.move(submission('http://localhost:3030'), 'https://lake.example');
  expect(moved).toEqual(submission('https://lake.example'));
  expect(moveFiles.types).toEqual(['submission']);
});

test('files of a submission whose document never came are removed at the next start, and all others stay', async () => {
  const [never, unknown] = [id.replace('8', '9'), id.replace('8', 'a')];
  const come = id;
  const folder = join(its.dataDir, 'submissions');
  await noteFiles(its.dataDir, `submission.${never}`);
  await noteFiles(its.dataDir, `submission.${come}`);
  for (const one of [never, come, unknown]) writeFileSync(join(folder, `${one}-7.pdf`), '%PDF');
  const [known] = await its.client().fetch('*[_type == "submission"]');
  tidyFiles(its.dataDir, { get: (name) => (name === known._id ? known : null) });
  const left = readdirSync(folder).filter((name) => /-7\.pdf$|note$/.test(name));
  expect(left.toSorted()).toEqual([`${come}-7.pdf`, `${unknown}-7.pdf`]);
});

test('files of many submissions that are deleted at once go, all of each, and those of others stay', async () => {
  const ids = Array.from({ length: 40 }, (_, n) => `00000000-0000-4000-9000-${`${n}`.padStart(12, '0')}`);
  const creating = its.client().transaction();
  for (const one of ids) creating.create({ _id: `submission.${one}`, _type: 'submission' });
  await creating.commit();
  for (const one of ids)
    for (const place of [0, 1]) expect((await put(`${one}-${place}.pdf`)).status).toBe(200);
  const left = () => readdirSync(join(its.dataDir, 'submissions')).filter((name) => name.includes('-9000-'));
  expect(left()).toHaveLength(80);
  const [stays = '', ...gone] = ids;
  const deleting = its.client().transaction();
  for (const one of gone) deleting.delete(`submission.${one}`);
  await deleting.commit();
  expect(left().toSorted()).toEqual([`${stays}-0.pdf`, `${stays}-1.pdf`]);
  await its.client().delete(`submission.${stays}`);
  expect(left()).toEqual([]);
});

test('files of a submission that a lake was killed before it had removed them go at the next start', async () => {
  const [gone, folder] = [id.replace('8', 'b'), join(its.dataDir, 'submissions')];
  await its.client().create({ _id: `submission.${gone}`, _type: 'submission' });
  await put(`${gone}-0.pdf`);
  expect(readdirSync(folder)).toContain(`${gone}-0.pdf`);
  const { releases } = its.client({ apiVersion: '2025-02-19' });
  await releases.create({ releaseId: 'overdue' });
  await releases.schedule({ releaseId: 'overdue', publishAt: '2100-01-01T00:00:00Z' });
  await its.stop();
  const store = openStore(its.dataDir);
  const change = { id: `submission.${gone}`, before: store.get(`submission.${gone}`), after: null };
  const now = new Date().toISOString();
  store.commit({ transactionId: 'killed', timestamp: now, author: 'test', mutations: [], changes: [change] });
  store.close();
  // Meanwhile a release fell due, which the start publishes.
  const clock = { ...systemClock, now: () => Date.parse('2100-01-02T00:00:00Z') };
  its = await testLake({ dataDir: its.dataDir, clock, plugins: [submissionPlugin(noForms)] });
  expect(await its.client().releases.get({ releaseId: 'overdue' })).toMatchObject({ state: 'published' });
  expect(readdirSync(folder)).not.toContain(`${gone}-0.pdf`);
  expect(readdirSync(folder)).toContain(`${id}-0.pdf`);
});
