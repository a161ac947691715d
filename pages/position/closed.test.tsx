import groq from 'groq';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { placesBesideText, placesOn } from '../places-on.ts';
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
  transaction.create({ ...fields, _id: 'described', body: ['Apply', 'Main'].map(heading) });
  for (const [_id, at] of Object.entries(closesAt)) transaction.create({ ...fields, _id, closesAt: at });
  await transaction.commit();
});
afterAll(() => its.close());

const heading = (text: string) => ({
  _key: text,
  _type: 'block',
  style: 'h2',
  markDefs: [],
  children: [{ _key: 's', _type: 'span', text, marks: [] }],
});

const find = async (id: string): Promise<Position> =>
  position.parse(
    await its.client().fetch(groq`*[_id == $id][0]{${positionFields}, "_rev": _rev, "kinds": []}`, { id }),
  );
const show = (document: Position) =>
  renderToStaticMarkup(
    <PositionLayout
      {...{ document, path: '/join/engineer', url: '', ancestors: [], isTitled: true, contents: [] }}
      taken={placesBesideText('position', [])}
    />,
  );

test.each(['open', 'future'])('one may apply for a position that is open (%s)', async (id) => {
  const found = await find(id);
  expect(show(found)).toMatch(/href="#apply".*<section[^>]* id="apply"/s);
  expect(show(found)).not.toContain(closedText);
  expect(JSON.stringify(markdown(found, []))).toContain('Apply');
});

test('no heading of its description takes the place of the form, or of what is around the page', async () => {
  const document = await find('described');
  const ids = Array.from(show(document).matchAll(/ id="([^"]*)"/g), ([, id]) => id);
  expect(ids).toEqual(expect.arrayContaining(['apply', 'apply-2', 'main-2']));
  expect(ids).toHaveLength(new Set(ids).size);
  expect(placesOn('position', document, [])).toEqual(['apply-2', 'main-2', 'apply']);
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

test('the day until which one may apply is that of the time zone of the site, on the page, for machines and as Markdown', async () => {
  // Half past eleven at night in Los Angeles, where it is still the day before.
  await its
    .client()
    .createOrReplace({ _id: 'late', _type: 'position', title: 'E', closesAt: '2126-12-01T07:30:00Z' });
  const said = async () => {
    const found = await find('late');
    return [...show(found).matchAll(/<time[^>]*>[^<]*/g)].join() + JSON.stringify(markdown(found, []));
  };
  expect(await said(), 'a site that names no time zone').toMatch(
    /"2126-12-01">December 1, 2126.*Apply by: December 1, 2126/,
  );
  await its.client().createOrReplace({ _id: 'site', _type: 'site', timeZone: 'America/Los_Angeles' });
  expect(await said()).toMatch(/"2126-11-30">November 30, 2126.*Apply by: November 30, 2126/);
  await its.client().patch('site').set({ timeZone: 'Nowhere/At all' }).commit();
  expect(await said(), 'a name that is none').toContain('December 1, 2126');
});
