import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { readSent } from './read-sent.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

test('each submission is read once, whatever comes and goes meanwhile', async () => {
  const client = its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
  const send = (day: number) =>
    client.create({
      _id: `submission.${day}`,
      _type: 'submission',
      page: `/${day}`,
      submittedAt: `2026-01-0${day}T00:00:00Z`,
    });
  for (const day of [1, 2, 3, 4, 5]) await send(day);
  const read: unknown[] = [];
  for await (const some of readSent(client, { form: '', isUnread: false, since: '', until: '' }, 2)) {
    read.push(...some.map(({ page }) => page));
    if (read.length === 2) await send(6);
    if (read.length === 4) await client.delete('submission.5');
  }
  expect(read).toEqual(['/5', '/4', '/3', '/2', '/1']);
});

test('a submission stands under what its form is called now, or under its name where there is none any more', async () => {
  const client = its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
  await client.create({ _type: 'form', title: 'Ask for a demo', slug: { _type: 'slug', current: 'demo' } });
  for (const form of ['demo', 'gone'])
    await client.create({
      _id: `submission.${form}`,
      _type: 'submission',
      form,
      submittedAt: `2027-01-01T00:00:00Z`,
    });
  const filter = { form: '', isUnread: false, since: '2026-12-30', until: '' };
  const { value } = await readSent(client, filter).next();
  expect(value).toMatchObject([{ form: 'Ask for a demo' }, { form: 'gone' }]);
});
