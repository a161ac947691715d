import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { deleteSent, listSent, markSent, type SentFilter } from './list-sent.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  const sent = (id: string, form: string, submittedAt: string) =>
    its.client().create({
      _id: `submission.${id}`,
      _type: 'submission',
      form,
      submittedAt,
      fields: [{ _key: 'a', name: 'name', value: id }],
    });
  const slug = { _type: 'slug', current: 'contact' };
  await its.client().create({ _id: 'form-contact', _type: 'form', title: 'Contact us', slug });
  await its.client().create({ _id: 'drafts.form-contact', _type: 'form', title: 'Being written', slug });
  // Days begin at midnight in the reader's time zone; at noon UTC it is the same day in almost all of them.
  await sent('one', 'contact', '2026-11-01T12:00:00Z');
  await sent('two', 'demo', '2026-11-02T12:00:00Z');
  await sent('three', 'contact', '2026-11-03T12:00:00Z');
});
afterAll(() => its.close());

const client = () => its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
const all: SentFilter = { form: '', isUnread: false, since: '', until: '' };
const found = async (filter: Partial<SentFilter>) =>
  (await listSent(client(), { ...all, ...filter }, 0)).rows.map(({ words }) => words[0]);

test('what was sent is listed, the newest first, by form and by days, both of which count', async () => {
  expect(await found({})).toEqual(['three', 'two', 'one']);
  expect(await found({ form: 'contact' })).toEqual(['three', 'one']);
  expect(await found({ since: '2026-11-02' })).toEqual(['three', 'two']);
  expect(await found({ until: '2026-11-02' })).toEqual(['two', 'one']);
  expect(await listSent(client(), all, 2)).toMatchObject({
    of: 3,
    unread: 3,
    // A form that no longer exists is listed by its name.
    forms: [
      { name: 'contact', title: 'Contact us' },
      { name: 'demo', title: 'demo' },
    ],
    rows: [{ form: 'Contact us' }],
  });
});

test('what was read is marked, for all who look, and can be marked unread again', async () => {
  await markSent(client(), ['submission.one', 'submission.two'], true);
  const first = await client().getDocument('submission.one');
  await markSent(client(), ['submission.one'], true);
  expect((await client().getDocument('submission.one'))?.readAt).toBe(first?.readAt);
  expect(await found({ isUnread: true })).toEqual(['three']);
  await markSent(client(), ['submission.one'], false);
  expect(await found({ isUnread: true })).toEqual(['three', 'one']);
});

test('of what was chosen, what a colleague has deleted meanwhile keeps nothing from the rest', async () => {
  await markSent(client(), ['submission.gone', 'submission.two'], false);
  expect(await found({ isUnread: true })).toContain('two');
  await deleteSent(client(), ['submission.gone']);
});

test('several are deleted at once', async () => {
  await deleteSent(client(), ['submission.one', 'submission.two']);
  expect(await found({})).toEqual(['three']);
});
