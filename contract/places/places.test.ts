import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { WrittenProject } from './places.ts';
import { mainPlace } from './show-places.ts';
import type { Span } from './span.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-places-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  'shared.ts': `
export const words = groq\`eyebrow, "title": coalesce(title, "Title: {}")\`;
export const wordsContract = { eyebrow: z.string().nullable(), title: z.string() };
export const titleField = { name: 'title', type: 'string' };
export const pictureField = (says: string) => defineField({ name: 'picture', description: says });
`,
  'quote.ts': `
import { pictureField, titleField as heading, words, wordsContract } from ${"'./shared.ts'"};
const projection = groq\`{
  \${words}, // a comment, with a comma
  "items": coalesce(items[defined(text)]{"key": _key, text, "by": by->{name}}, []),
  _type == "quote" => {"tone": tone},
  "picture": select(wide => {"url": a}, {"url": b, "alt": alt})
}\`;
const item = z.object({ key: z.string(), text: z.string(), get by() { return z.object({ name: z.string() }); } });
const sample = { _type: 'quote', note: 'Old' };
export const kind = defineKind({
  schema: defineType({
    name: 'quote',
    fields: [{ ...heading, title: 'A' }, pictureField('wide'), { name: 'items', of: [{ fields: [{ name: 'text' }] }] }],
  }),
  projection,
  contract: z.object({
    ...wordsContract,
    items: z.array(item).max(3),
    picture: z.union([z.null(), z.object({ url: z.string() }), z.object({ alt: z.string() })]),
  }).extend({ tone: z.string() }),
  sample,
});
`,
  'project.ts': `
import { kind as quote } from ${"'./quote.ts'"};
const kinds = { 'quote': quote };
const post = defineType({ name: 'post', fields: [{ name: 'title' }] });
const noteFields = groq\`title, "by": author->{name}\`;
const note = definePage({ fields: noteFields, contract: z.object({ title: z.string(), by: z.object({ name: z.string() }) }) });
const pages = { note };
const card = { name: 'card', fields: [{ name: 'alt', title: 'A' }] };
const board = { name: 'board', fields: [{ name: 'rows', of: [card, { type: 'image', fields: [{ name: 'alt', title: 'B' }] }] }] };
const queries: Claim[] = [{ subject: 'posts', query: '*[_type == "post"]{title}', contract: z.array(post) }];
const defineConfig = (config) => ({ kinds: {}, queries: [], ...config });
export const project = defineConfig({ types: [...Object.values(kinds).map(({ schema }) => schema), post, board], kinds, documents: { types: pages }, queries });
`,
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
const source = { file: join(folder, 'project.ts'), name: 'project' };
const written = new WrittenProject(source);

/** What stands at a place. */
function said(span: Span | undefined): string | undefined {
  const line = span && readFileSync(span.file, 'utf8').split('\n')[span.from.line - 1];
  return line?.slice(span && span.from.column - 1, span && span.to.column - 1);
}

const saidOf = (path: string, field?: string, subject = 'quote') => {
  const { query, contract, schema } = written.placesOf({ subject, path, field });
  return [said(query), said(contract), said(schema)];
};

test('a key that a template and a spread share is found where they are written', () => {
  expect(saidOf('title', 'quote.title')).toEqual(['"title"', 'title', "'title'"]);
  expect(written.placesOf({ subject: 'quote', path: 'title' }).query?.file).toBe(join(folder, 'shared.ts'));
});

test('keys of items, behind references, conditions and getters are found', () => {
  expect(saidOf('items[].text', 'quote.items[].text')).toEqual(['text', 'text', "'text'"]);
  expect(saidOf('items[].by.name')).toEqual(['name', 'name', "'quote'"]);
  expect(saidOf('tone', 'quote.tone').slice(0, 2)).toEqual(['"tone"', 'tone']);
});

test('of several forms the one is found that has the key', () => {
  expect(saidOf('picture.alt', 'quote.picture')).toEqual(['"alt"', 'alt', "'picture'"]);
});

test('of several sorts of items the one is found that is named', () => {
  const lineOf = (field: string) => {
    const { file = '', from } = written.placesOf({ subject: 'board', path: '', field }).schema ?? {};
    const line = from && readFileSync(file, 'utf8').split('\n')[from.line - 1];
    return line?.slice(from?.column ? from.column - 1 : 0).slice(0, 17);
  };
  expect(lineOf('board.rows[](card).alt')).toBe("'alt', title: 'A'");
  expect(lineOf('board.rows[](image).alt')).toBe("'alt', title: 'B'");
  expect(lineOf('board.rows[](film).alt')).toBe("'rows', of: [card");
});

test('what is not written leads to the nearest that is', () => {
  expect(saidOf('items[].gone')).toEqual(['"items"', 'items', "'quote'"]);
});

test('a query of the site is found by its subject, and a type in the list of types', () => {
  expect(saidOf('[].title', 'post.title', 'posts')[0]).toBe('title');
  expect(saidOf('[].title', 'post.title', 'posts')[2]).toBe("'title'");
});

test('what a type of document is asked for is found in its fields, whose braces are written elsewhere', () => {
  expect(saidOf('by.name', undefined, 'note').slice(0, 2)).toEqual(['name', 'name']);
  expect(said(written.placesOf({ subject: 'note', path: '' }).query)).toBe('t');
  expect(written.startOfProjection('note', 'other')?.from).toEqual(
    written.placesAt('note', 'title').query?.from,
  );
});

test('what a kind begins with is its sample, and is shown there before all else', () => {
  const finding = { subject: 'quote', path: 'items[]', name: 'initial-value-refused' } as const;
  const places = written.placesOf(finding);
  expect(said(places.sample)).toBe("{ _type: 'quote', note: 'Old' }");
  expect(mainPlace(finding, places)).toEqual(places.sample);
  expect(written.placesOf({ ...finding, name: 'nobody-reads' }).sample).toBe(undefined);
});

test('the text that an editor has open counts, not the one that is saved', () => {
  const file = join(folder, 'shared.ts');
  const open = new Map([[file, `\n\n${files['shared.ts']}`]]);
  const { from } = new WrittenProject(source, open).placesOf({ subject: 'quote', path: 'title' }).query ?? {};
  expect(from?.line).toBe(4);
});

test('a project that cannot be read has no places', () => {
  const nowhere = new WrittenProject({ file: join(folder, 'gone.ts'), name: 'project' });
  expect(nowhere.placesOf({ subject: 'quote', path: 'title' })).toEqual({});
});
