import { existsSync, readdirSync } from 'node:fs';
import type { SanityClient } from '@sanity/client';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkSection } from '#sections/check-section.ts';
import { kinds, type SectionKind } from '#sections/registry.ts';
import { resolved, resolveParams, resolveQuery } from '#sections/resolve-contract.ts';
import { views } from '#sections/views.ts';
import { schemaProblems } from './compile-schema.ts';
import { neighbours } from './neighbours.ts';
import { studioErrors } from './studio-errors.ts';
import { openTemporaryLake, type TemporaryLake } from './temporary-lake.ts';
import { uploadSamplePictures } from './upload-sample-pictures.ts';

const sections = new URL('../sections/', import.meta.url);
const names = Object.keys(kinds) as SectionKind[];

describe('the list of kinds', () => {
  test('every folder of sections/ is in the registry, and every kind has its folder', () => {
    const folders = readdirSync(sections, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual([...names].sort());
  });

  test('Sanity finds nothing wrong with any type', () => {
    expect(schemaProblems()).toEqual([]);
  });
});

describe.each(names)('%s', (kind) => {
  const { schema, sample } = kinds[kind];

  test('has one name: its folder, its schema, its sample', () => {
    expect({ schema: schema.name, sample: sample._type }).toEqual({ schema: kind, sample: kind });
    expect(existsSync(new URL(`${kind}/view.tsx`, sections))).toBe(true);
  });

  test('explains every field to the editor', () => {
    const silent = schema.fields.filter(({ title, description, type }) => {
      return !title || (!description && !speaksForItself.has(type));
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('has a sample that the Studio lets an editor publish', async () => {
    expect(await studioErrors(pageWith(kind), lake.client)).toEqual([]);
  });

  test('shows its sample: from the lake through the query and the contract to the view', async () => {
    const complaint = vi.spyOn(console, 'error');
    await lake.client.createOrReplace(pageWith(kind));
    const section = checkSection(await storedSection(lake.client, kind));
    if (!section.ok) throw new Error(`The sample of ${kind} does not meet its contract: ${section.reason}`);
    // Each view takes the properties of its own kind, which the compiler cannot follow through the table.
    const View = views[section.kind] as ComponentType<typeof section.props>;
    const html = renderToStaticMarkup(createElement(View, section.props));
    expect(html).toContain(sample.title.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });
});

const speaksForItself = new Set(['boolean']);

let lake: TemporaryLake;
beforeAll(async () => {
  lake = await openTemporaryLake();
  await uploadSamplePictures(lake.client);
  const transaction = lake.client.transaction();
  for (const document of neighbours) transaction.createOrReplace(document);
  await transaction.commit();
});
afterAll(() => lake?.close());

function pageWith(kind: SectionKind) {
  return {
    _id: `page-${kind}`,
    _type: 'page',
    title: `A page with ${kind}`,
    path: { _type: 'slug', current: `/${kind}` },
    sections: [{ _key: 'sample', ...kinds[kind].sample }],
  };
}

async function storedSection(client: SanityClient, kind: SectionKind): Promise<unknown> {
  const { page } = resolved.parse(await client.fetch(resolveQuery, resolveParams(`/${kind}`)));
  return page?.sections[0];
}
