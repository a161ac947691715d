import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { createElement, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { takeSnapshot } from './change/snapshot.ts';
import { compileSchema } from './compile.ts';
import { checkDataset } from './dataset/check-dataset.ts';
import { describeDatasetFinding } from './dataset/finding.ts';
import type { Project, StoredDocument } from './project.ts';
import { projectOf, sectionsOf } from './project-fixture.ts';
import { proveProject } from './proof/project.ts';
import { describeFinding } from './proof/verdict.ts';
import { openSearchEngine } from './search/engine.ts';
import { ownReact } from './search/own-react.ts';
import { searchKind } from './search/search-kind.ts';
import { neighbourTypes, worldOf } from './search/world.ts';

const required = defineField({ name: 'title', type: 'string', validation: (rule) => rule.required() });
const slug = (name: string) => defineField({ name, type: 'slug' });

/** A site of somebody else: pages of notes, each by an author, and moved addresses. */
const author = defineType({ name: 'author', type: 'document', fields: [required] });
const note = defineType({
  name: 'note',
  type: 'object',
  fields: [
    required,
    defineField({ name: 'by', type: 'reference', to: [{ type: 'author' }] }),
    defineField({ name: 'href', type: 'string' }),
  ],
});
const page = defineType({
  name: 'page',
  type: 'document',
  fields: [
    slug('slug'),
    defineField({ name: 'sections', type: 'array', of: [defineArrayMember({ type: 'note' })] }),
  ],
});
const moved = defineType({
  name: 'moved',
  type: 'document',
  fields: [slug('old'), defineField({ name: 'now', type: 'note' })],
});

const types = [author, note, page, moved];
const projection = '{title, "by": by->title, href}';
const contract = z.object({ title: z.string(), by: z.string().nullable(), href: z.string().nullable() });
const addressOf = ({ slug: own }: StoredDocument) =>
  typeof own === 'object' && own && 'current' in own ? `/${own.current}` : null;

const project: Required<Project> = {
  ...projectOf(types),
  kinds: { note: { projection, contract } },
  sections: sectionsOf(`[]{_key, _type, _type == "note" => ${projection}}`),
  queries: [
    {
      subject: 'addresses',
      query: '*[_type == "page"]{"slug": slug.current, sections}.slug',
      contract: z.array(z.string().nullable()),
    },
  ],
  forEditors: ['author', 'moved'],
  site: {
    ...projectOf(types).site,
    addressOf,
    redirects: { type: 'moved', from: 'old', to: 'now' },
    linkIn: (value) => ('href' in value && typeof value.href === 'string' ? { href: value.href } : undefined),
    unseen: async ({ _id }, ask) =>
      ask('count(*[_type == "page" && _id == $id && !defined(sections)])', { id: _id }) === 1
        ? [{ path: 'sections', reason: 'It is empty.' }]
        : [],
  },
};

test('a project that is handed in is proved, and a fault of it is named by its own fields', () => {
  const faults = (handed: Project) =>
    proveProject(handed).flatMap(({ findings }) => findings.map(describeFinding));
  expect(faults(project)).toEqual([]);
  const strict = { projection, contract: contract.extend({ href: z.string() }) };
  expect(faults({ ...project, kinds: { note: strict } })).toEqual([
    expect.stringContaining('✗ note.href may be null, but the contract requires a text'),
  ]);
});

test('its snapshot has its types and what its queries answer', () => {
  const { types: kept, results } = takeSnapshot(project);
  expect(kept.note).toMatchObject({ title: { type: 'text', required: true }, by: { of: ['author'] } });
  expect(results).toMatchObject({
    note: { title: 'text', by: 'null | text' },
    addresses: { '[]': 'null | text' },
  });
});

test('its kinds are searched among documents that they can refer to', () => {
  const searched = {
    ...project,
    rules: { mend: {}, values: {} },
    holder: { _id: 'page-of-the-search', _type: 'page' },
  };
  expect(neighbourTypes(searched)).toEqual(['author']);
  const kind = {
    kind: 'note',
    compiled: compileSchema(types),
    projection,
    contract,
    world: worldOf(searched),
  };
  const search = (view: (props: z.output<typeof contract>) => ReactElement) =>
    searchKind({ ...kind, view, react: ownReact }, openSearchEngine(), { runs: 60, seed: 1 });
  expect(search(({ title, by }) => createElement('p', null, title, by))).toBeNull();
  const found = search(({ by }) => {
    if (by) throw new Error(`There is an author, ${by}`);
    return createElement('p');
  });
  expect(found?.fault).toMatch(/^The view fails: There is an author, /);
  expect(found?.neighbours).toMatchObject([{ _type: 'author', title: expect.any(String) }]);
});

test('its datasets are checked by what it says of its site', async () => {
  const at = (current: string) => ({ slug: { _type: 'slug', current } });
  const leads = (old: string, href: string) => ({
    _id: `moved-${old}`,
    _type: 'moved',
    old: { _type: 'slug', current: `/${old}` },
    now: { _type: 'note', title: 'There', href },
  });
  const found = await checkDataset(project, [
    { _id: 'a', _type: 'page', ...at('a'), sections: [{ _key: 'k', _type: 'note', title: 'A', href: '/b' }] },
    { _id: 'twin', _type: 'page', ...at('a') },
    leads('round', '/trip'),
    leads('trip', '/round'),
  ]);
  expect(found.map((finding) => `${finding.id}: ${describeDatasetFinding(finding)}`)).toEqual([
    'a: ✗ slug: /a is also the path of "twin": visitors see only one of them. Give each its own.',
    'twin: ✗ slug: /a is also the path of "a": visitors see only one of them. Give each its own.',
    'moved-round: ✗ now: It leads in a circle: /round → /trip → /round. Change one of them.',
    'moved-trip: ✗ now: It leads in a circle: /trip → /round → /trip. Change one of them.',
    'a: ✗ sections.k: It leads to /b, where nothing stands. Pick a page, or make a redirect from there.',
    'twin: ✗ sections: It is empty.',
  ]);
});
