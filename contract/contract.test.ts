import { readdirSync } from 'node:fs';
import { validateDocument } from '@sanity/validation';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { checkSection } from '#sections/check-section.ts';
import { kinds, type SectionKind } from '#sections/registry.ts';
import { resolved, resolveParams, resolveQuery } from '#sections/resolve-contract.ts';
import { views } from '#sections/views.ts';
import { compileSchema, schemaProblems } from './compile.ts';

const names = Object.keys(kinds) as SectionKind[];
const folders = readdirSync('sections', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

/** The sections of a page as the site gets them: stored in a lake, asked by the site's own query. */
async function throughTheLake(sections: object[]) {
  await its
    .client()
    .createOrReplace({
      _id: 'page',
      _type: 'page',
      title: 'Page',
      path: { _type: 'slug', current: '/page' },
      sections,
    });
  const answer = await its.client().fetch(resolveQuery, resolveParams('/page'), { perspective: 'published' });
  return resolved.parse(answer).page?.sections ?? [];
}

test('every folder of sections/ is in the registry, and every kind has its folder', () => {
  expect(folders.toSorted()).toEqual(names.toSorted());
  for (const name of names) {
    expect(readdirSync(`sections/${name}`)).toEqual(
      expect.arrayContaining(['contract.ts', 'sample.ts', 'schema.ts', 'view.tsx']),
    );
  }
});

test('Sanity finds nothing wrong with the types', () => {
  expect(schemaProblems()).toEqual([]);
});

describe.each(names)('%s', (name) => {
  const { schema, sample } = kinds[name];

  test('is called the same everywhere', () => {
    expect([schema.name, sample._type]).toEqual([name, name]);
    expect(Object.keys(views)).toContain(name);
  });

  test('has a sample that the Studio accepts', async () => {
    const document = {
      _id: 'page',
      _type: 'page',
      _rev: '1',
      _createdAt: '2026-01-01T00:00:00Z',
      _updatedAt: '2026-01-01T00:00:00Z',
      title: 'Page',
      path: { _type: 'slug', current: '/page' },
      sections: [{ _key: 'a', ...sample }],
    };
    const { markers } = await validateDocument({ document, schema: compileSchema() });
    const errors = markers.filter(({ level }) => level === 'error');
    expect(errors.map(({ path, message }) => `${JSON.stringify(path)} ${message}`)).toEqual([]);
  });

  test('has a sample that meets its contract and renders without a complaint', async () => {
    const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const [raw] = await throughTheLake([{ _key: 'a', ...sample }]);
    const section = checkSection(raw);
    expect(section).toMatchObject({ ok: true, kind: name });
    if (!section.ok) return;
    const View = views[section.kind] as React.ComponentType<typeof section.props>;
    const html = renderToStaticMarkup(createElement(View, section.props));
    expect(html.length).toBeGreaterThan(100);
    for (const complaint of complaints) {
      expect(complaint.mock.calls).toEqual([]);
      complaint.mockRestore();
    }
  });

  test('survives being just inserted, with nothing filled in', async () => {
    const [raw] = await throughTheLake([{ _key: 'a', _type: name }]);
    const section = checkSection(raw);
    expect(section).toMatchObject({ ok: true });
    if (!section.ok) return;
    const View = views[section.kind] as React.ComponentType<typeof section.props>;
    expect(() => renderToStaticMarkup(createElement(View, section.props))).not.toThrow();
  });
});

test('a section of an unknown kind, a broken one and what is no section are refused with a reason', async () => {
  const [unknown, broken] = await throughTheLake([
    { _key: 'a', _type: 'pricing-table' },
    { _key: 'b', _type: 'hero', title: { not: 'a string' } },
  ]);
  expect(checkSection(unknown)).toMatchObject({
    ok: false,
    key: 'a',
    kind: 'pricing-table',
    reason: expect.stringContaining('hero, principles'),
  });
  expect(checkSection(broken)).toMatchObject({
    ok: false,
    key: 'b',
    kind: 'hero',
    reason: expect.stringContaining('title: '),
  });
  for (const rubbish of [null, 'text', 7, { _type: 'toString', _key: 'x' }, {}])
    expect(checkSection(rubbish).ok).toBe(false);
});

test('the HTML of principles keeps its words and loses what could run', async () => {
  const cards = [
    '<strong onclick="x()">Plain</strong><script>alert(1)</script> <a href="javascript:x()">a</a> <a href="https://a.example">b</a>',
  ];
  const [raw] = await throughTheLake([{ _key: 'a', _type: 'principles', title: 'T', cards }]);
  const section = checkSection(raw);
  expect(section.ok && section.kind === 'principles' && section.props.cards).toEqual([
    '<strong>Plain</strong> <a>a</a> <a href="https://a.example" target="_blank" rel="nofollow noreferrer">b</a>',
  ]);
});
