import groq from 'groq';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { closedText } from './closed-text.ts';
import { type Position, position, positionFields } from './contract.ts';
import PositionLayout from './layout.tsx';
import { markdown } from './markdown.ts';

const closesAt = { past: '2026-01-31T12:00:00Z', future: '2126-01-31T12:00:00Z' };

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  const transaction = its.client().transaction();
  transaction.create({
    _id: 'form',
    _type: 'form',
    title: 'Application',
    name: { _type: 'slug', current: 'application' },
    fields: [{ _key: 'email', _type: 'email-field', name: 'email', label: 'Email' }],
  });
  const fields = { _type: 'position', title: 'Engineer', form: { _type: 'reference', _ref: 'form' } };
  transaction.create({ ...fields, _id: 'open' });
  for (const [_id, at] of Object.entries(closesAt)) transaction.create({ ...fields, _id, closesAt: at });
  await transaction.commit();
});
afterAll(() => its.close());

const find = async (id: string): Promise<Position> =>
  position.parse(
    await its.client().fetch(groq`*[_id == $id][0]{${positionFields}, "_rev": _rev, "kinds": []}`, { id }),
  );
const show = (document: Position) =>
  renderToStaticMarkup(
    <PositionLayout
      {...{ document, path: '/join/engineer', url: '', ancestors: [], isTitled: true, contents: [] }}
    />,
  );

test.each(['open', 'future'])('one may apply for a position that is open (%s)', async (id) => {
  const found = await find(id);
  expect(show(found)).toMatch(/href="#apply".*<section[^>]* id="apply"/s);
  expect(show(found)).not.toContain(closedText);
  expect(JSON.stringify(markdown(found, []))).toContain('Apply');
});

test('a closed position says so and since when, and takes no applications', async () => {
  const found = await find('past');
  const html = show(found);
  expect(html).toContain(closedText);
  expect(html).toMatch(/Closed on<\/dt>.*January 31, 2026/s);
  expect(html).not.toMatch(/id="apply"|#apply|Apply by/);
  const text = JSON.stringify(markdown(found, []));
  expect(text).toContain(closedText);
  expect(text).not.toContain('Apply');
});
