import { readdirSync } from 'node:fs';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { compileSchema, schemaProblems } from '#contract/compile.ts';
import { studioErrors } from '#contract/studio-errors.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { type CheckedSection, checkSection } from '#sections/check-section.ts';
import { markdowns } from '#sections/markdown.ts';
import { kinds, type SectionKind } from '#sections/registry.ts';
import { views } from '#sections/views.ts';
import { neighbours } from './neighbours-fixture.ts';
import { resolvedWhole, resolveParams, resolveQuery } from './resolve-contract.ts';
import { uploadSamplePictures } from './sample-pictures-fixture.ts';
import { studioTypes } from './studio-types.ts';

const folder = new URL('../sections/', import.meta.url);
const names = Object.keys(kinds) as SectionKind[];

const compiled = compileSchema(studioTypes);
let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  await uploadSamplePictures(its.client());
  const transaction = its.client().transaction();
  for (const document of neighbours) transaction.create(document);
  await transaction.commit();
});
afterAll(() => its?.close());

test('every folder of sections/ is a kind in the registry, and every kind has its five files', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  // Of a kind that was removed, only its migrations are left.
  const present = folders.filter(({ name }) => readdirSync(new URL(name, folder)).join() !== 'migrations');
  expect(present.map(({ name }) => name).sort()).toEqual([...names].sort());
  for (const name of names) {
    const files = readdirSync(new URL(name, folder));
    expect(files, name).toEqual(
      expect.arrayContaining(['contract.ts', 'markdown.ts', 'sample.ts', 'schema.ts', 'view.tsx']),
    );
  }
});

test('every kind has a view and a Markdown, and each of those a kind', () => {
  expect(Object.keys(markdowns).sort()).toEqual([...names].sort());
  expect(Object.keys(views).sort()).toEqual([...names].sort());
});

test('Sanity finds nothing wrong with any type', () => {
  expect(schemaProblems(studioTypes)).toEqual([]);
});

describe.each(names)('%s', (kind) => {
  const { schema, sample } = kinds[kind];

  test('has one name: its folder, its schema, its sample', () => {
    expect({ schema: schema.name, sample: sample._type }).toEqual({ schema: kind, sample: kind });
  });

  test('explains every field to the editor', () => {
    const silent = schema.fields.filter((field) => !field.title || !('description' in field));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('has a sample that the Studio lets an editor publish', async () => {
    const page = pageWith([{ _key: 'a', ...sample }]);
    expect(await studioErrors(page, its.client(), compiled)).toEqual([]);
  });

  test('shows its sample: from the lake through query and contract to the view, without a complaint', async () => {
    const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const html = show(await throughTheLake({ _key: 'a', ...sample }));
    expect(sentencesOf(sample).filter((words) => html.includes(asText(words)))).not.toEqual([]);
    for (const complaint of complaints) {
      expect(complaint.mock.calls).toEqual([]);
      complaint.mockRestore();
    }
  });

  test('survives being just inserted, with nothing filled in', async () => {
    const section = await throughTheLake({ _key: 'a', _type: kind });
    expect(() => show(section)).not.toThrow();
  });
});

test('a section with a wrong value is refused with the place, what was expected and what was found', async () => {
  const cards = [{ _key: 'x', icon: 'flame', title: 7 }];
  expect(await throughTheLake({ _key: 'a', _type: 'icon-grid', title: 'T', cards })).toEqual({
    ok: false,
    key: 'a',
    kind: 'icon-grid',
    reason: expect.stringMatching(
      /^cards\[1\]\.icon: expected one of "agents", .* more, found "flame"; cards\[1\]\.title: expected a text, found 7$/,
    ),
  });
});

test('a section of a kind that nobody has written is refused, and says which there are', async () => {
  expect(await throughTheLake({ _key: 'a', _type: 'no-such-kind' })).toMatchObject({
    ok: false,
    key: 'a',
    kind: 'no-such-kind',
    reason: expect.stringMatching(/There are .*blog-index, blog-list/),
  });
});

function pageWith(sections: object[]) {
  const path = { _type: 'slug', current: '/page' };
  return { _id: 'page', _type: 'page', title: 'Page', path, sections };
}

/** A section as the site gets it: stored in a lake, asked for by the site's own query, checked. */
async function throughTheLake(section: object) {
  await its.client().createOrReplace(pageWith([section]));
  const found = await its.client({ perspective: 'published' }).fetch(resolveQuery, resolveParams('/page'));
  return checkSection(resolvedWhole.parse(found).held?.sections[0]);
}

function show(section: Awaited<ReturnType<typeof throughTheLake>>): string {
  if (!section.ok) throw new Error(`The ${section.kind} does not meet its contract: ${section.reason}`);
  // Each view takes the properties of its own kind, which the compiler cannot follow through the table.
  const View = views[section.kind] as ComponentType<CheckedSection['props']>;
  return renderToStaticMarkup(createElement(View, section.props));
}

/** The texts of a sample that are words for a reader: those with a space in them. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(sentencesOf) : [];
}

function asText(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
}
