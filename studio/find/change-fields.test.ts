import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { type Changed, changeBack, changeFields, type DocumentChange } from './change-fields.ts';
import { planReplacement } from './plan-replacement.ts';
import { askedAtOnce, type Progress, type Search, searchDocuments } from './search-documents.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const client = () => its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
const stored = (id: string) => client().getDocument(id);
const search = (words: string, more: Partial<Search> = {}): Search => ({
  sought: { words, isCaseKept: false, isWholeWord: false },
  hasAddresses: false,
  types: ['page', 'category'],
  release: undefined,
  ...more,
});

async function find(wanted: Search): Promise<Progress> {
  const all = await Array.fromAsync(searchDocuments(client(), wanted));
  const last = all.at(-1);
  if (!last) throw new Error('a search says at least once how far it is');
  return last;
}

/** Finds words and replaces all of them. */
async function replace(words: string, by: string, more: Partial<Search> = {}): Promise<Changed[]> {
  const { found } = await find(search(words, more));
  const changes = planReplacement(found, () => true, by);
  const done: Changed[] = [];
  for (const change of changes) done.push(await changeFields(client(), change, more.release));
  return done;
}

const block = (text: string) => ({
  _key: 'b',
  _type: 'block',
  children: [{ _key: 's', _type: 'span', text, marks: [] }],
});
const prose = (text: string) => ({ _key: 'p', _type: 'prose', text: [block(text)] });

test('the draft is what is found where there is one, and each document once', async () => {
  await client().create({ _id: 'one', _type: 'page', title: 'An old kettle' });
  await client().create({ _id: 'drafts.one', _type: 'page', title: 'A new kettle' });
  await client().create({ _id: 'two', _type: 'page', title: 'Kettles' });
  await client().create({ _id: 'sent', _type: 'submission', form: 'kettle' });
  const { found, looked, of, isDone } = await find(search('kettle'));
  expect(found.map(({ id, title }) => [id, title])).toEqual([
    ['one', 'A new kettle'],
    ['two', 'Kettles'],
  ]);
  expect({ looked, of, isDone }).toEqual({ looked: 2, of: 2, isDone: true });
});

test('however many documents there are, they are looked through in parts', async () => {
  const transaction = client().transaction();
  for (let index = 0; index < askedAtOnce + 20; index++)
    transaction.create({
      _id: `many-${String(index).padStart(4, '0')}`,
      _type: 'category',
      title: `Pot ${index}`,
    });
  await transaction.commit();
  const parts = await Array.fromAsync(searchDocuments(client(), search('pot 1', { types: ['category'] })));
  expect(parts.map(({ looked }) => looked)).toEqual([askedAtOnce, askedAtOnce + 20]);
  expect(parts.at(-1)?.found).toHaveLength(31);
});

test('replacing makes drafts, and taking back removes those that were made for it', async () => {
  const before = await client().create({
    _id: 'a',
    _type: 'page',
    title: 'Lamps',
    sections: [prose('A lamp.')],
  });
  await client().create({ _id: 'drafts.b', _type: 'page', title: 'Draft of a lamp' });
  const done = await replace('lamp', 'light');
  expect(await stored('a')).toEqual(before);
  expect(await stored('drafts.a')).toMatchObject({ title: 'Lights', sections: [prose('A light.')] });
  expect(await stored('drafts.b')).toMatchObject({ title: 'Draft of a light' });
  for (const one of done) expect(await changeBack(client(), one)).toEqual({ refused: [], fault: undefined });
  expect(await stored('drafts.a')).toBeUndefined();
  expect(await stored('drafts.b')).toMatchObject({ title: 'Draft of a lamp' });
});

test('what somebody has written meanwhile stays, and is named', async () => {
  await client().create({ _id: 'c', _type: 'page', title: 'A chair', seo: { description: 'One chair' } });
  const { found } = await find(search('chair'));
  const [change] = planReplacement(found, () => true, 'stool') as [DocumentChange];
  await client().create({
    _id: 'drafts.c',
    _type: 'page',
    title: 'Two benches',
    seo: { description: 'One chair' },
  });
  const done = await changeFields(client(), change, undefined);
  expect(done.refused.map(({ name }) => name)).toEqual(['Title']);
  expect(await stored('drafts.c')).toMatchObject({ title: 'Two benches', seo: { description: 'One stool' } });

  await client().patch('drafts.c').set({ 'seo.description': 'A bench' }).commit();
  expect(await changeBack(client(), done)).toMatchObject({ fault: 'Somebody has changed it since.' });
  await client().delete('drafts.c');
  expect(await changeBack(client(), done)).toMatchObject({
    fault: 'It has been published or discarded since.',
  });
});

test('a draft that was made for a change, and is written in while that is taken back, stays', async () => {
  await client().create({ _id: 'written', _type: 'page', title: 'A lantern' });
  const [done] = await replace('lantern', 'lamp');
  if (!done) throw new Error('Nothing was replaced.');
  const slow = client();
  const fetch = slow.fetch.bind(slow);
  Object.assign(slow, {
    fetch: async (query: string, params: object, options: object) => {
      const found = await fetch(query, params, options);
      await client().patch('drafts.written').set({ text: 'Written at that moment' }).commit();
      return found;
    },
  });
  await expect(changeBack(slow, done)).rejects.toThrow('Somebody has changed it meanwhile.');
  expect(await stored('drafts.written')).toMatchObject({ text: 'Written at that moment' });
});

test('in a release its own versions are changed, and made where there are none', async () => {
  await client().releases.create({
    releaseId: 'rSpring',
    metadata: { title: 'Spring', releaseType: 'asap' },
  });
  await client().create({ _id: 'd', _type: 'page', title: 'A rug' });
  const done = await replace('rug', 'mat', { release: 'rSpring' });
  expect(await stored('versions.rSpring.d')).toMatchObject({ title: 'A mat' });
  expect(await stored('drafts.d')).toBeUndefined();
  expect((await find(search('mat'))).found).toEqual([]);
  for (const one of await replace('mat', 'tile', { release: 'rSpring' })) expect(one.isNew).toBe(false);
  const [first] = done;
  if (first) expect((await changeBack(client(), first)).fault).toBe('Somebody has changed it since.');

  await client().create({ _id: 'e', _type: 'page', title: 'A vase' });
  for (const one of await replace('vase', 'pot', { release: 'rSpring' })) await changeBack(client(), one);
  expect(await stored('versions.rSpring.e')).toBeUndefined();
});

test('a draft that would take back what visitors got since stays as it is, and no version is made of it', async () => {
  await client().releases.create({ releaseId: 'rAutumn', metadata: { title: 'A', releaseType: 'asap' } });
  const draft = await client().create({ _id: 'drafts.f', _type: 'page', title: 'A stale ladder' });
  await client().create({ _id: 'f', _type: 'page', title: 'Published since' });
  for (const release of [undefined, 'rAutumn']) {
    const [done] = await replace('ladder', 'stair', release === undefined ? {} : { release });
    expect(done?.fault).toMatch(/^Visitors got a newer version on .*after this draft was last changed/);
    expect(done?.refused.map(({ name }) => name)).toEqual(['Title']);
  }
  expect(await stored('drafts.f')).toEqual(draft);
  expect(await stored('versions.rAutumn.f')).toBeUndefined();
});

test('a version that would take back what visitors got since stays as it is', async () => {
  await client().releases.create({ releaseId: 'rWinter', metadata: { title: 'W', releaseType: 'asap' } });
  const version = await client().create({ _id: 'versions.rWinter.g', _type: 'page', title: 'A stale rope' });
  await client().create({ _id: 'g', _type: 'page', title: 'Published since' });
  const [done] = await replace('rope', 'cord', { release: 'rWinter' });
  expect(done?.fault).toMatch(/after it was put into this release/);
  expect(await stored('versions.rWinter.g')).toEqual(version);
});

test('what is published while a draft is made of it is not taken back', async () => {
  await client().create({ _id: 'h', _type: 'page', title: 'A bucket' });
  const { found } = await find(search('bucket'));
  const [change] = planReplacement(found, () => true, 'pail') as [DocumentChange];
  const publishing = client();
  const act = publishing.action.bind(publishing);
  vi.spyOn(publishing, 'action').mockImplementation(async (...asked) => {
    await client().patch('h').set({ text: 'Published meanwhile' }).commit();
    return act(...asked);
  });
  await expect(changeFields(publishing, change, undefined)).rejects.toThrow('revision');
  expect(await stored('drafts.h')).toBeUndefined();
});
