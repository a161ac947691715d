import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeLists, writeLists } from './made-lists.ts';
import { galleryPages } from './name-fault.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tessera-left-out-'));
  for (const room of ['sections', 'pages', 'schemas']) cpSync(room, join(root, room), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const copy = (from: string, to: string) => cpSync(join(root, from), join(root, to), { recursive: true });
const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(root, file), text.replace(from, to));
};

/** What is said of the folders; the lists must not have changed. */
function saidOfLeftOut(): string[] {
  const lists = writeLists(root);
  expect(lists.written).toEqual([]);
  return lists.leftOut;
}

test('a folder whose name no type can have is left out of all lists, with the reason', () => {
  copy('sections/hero', 'sections/hero copy');
  copy('sections/prose', 'sections/3d');
  copy('sections/prose', 'sections/new');
  copy('sections/prose', 'sections/constructor');
  copy('sections/prose', 'sections/kinds');
  copy('sections/prose', 'sections/image');
  copy('sections/prose', 'sections/inputs');
  copy('pages/post', 'pages/post (1)');
  copy('pages/post', 'pages/page-types');
  copy('pages/post', 'pages/desks');
  const form = 'cannot be the name of a type. Use lowercase letters, digits and single hyphens';
  const said = saidOfLeftOut();
  expect(said).toHaveLength(10);
  for (const sentence of [
    `sections/hero copy is left out: "hero copy" ${form}`,
    `sections/3d is left out: "3d" ${form}`,
    'sections/new is left out: "new" is a reserved word in JavaScript.',
    'sections/constructor is left out: "constructor" is a property of every object in JavaScript.',
    'sections/kinds is left out: "kinds" has another meaning in "sections/registry.ts".',
    'sections/image is left out: "image" is the name of another type of the Studio.',
    'sections/inputs is left out: The gallery has another page at /gallery/inputs.',
    `pages/post (1) is left out: "post (1)" ${form}`,
    'pages/page-types is left out: "page-types" has another meaning in "pages/registry.ts".',
    'pages/desks is left out: "desks" has another meaning in "pages/desks.ts".',
  ])
    expect(said.join('\n')).toContain(sentence);
});

test('a copied folder whose type still has the name of the first is left out, and both are named', () => {
  copy('sections/hero', 'sections/hero-copy');
  copy('pages/post', 'pages/news');
  expect(saidOfLeftOut().sort()).toEqual([
    'pages/news is left out: The type in its schema.ts is called "post", as the one in pages/post/schema.ts is. Call it "news" there and in its sample.ts, or rename the folder.',
    'sections/hero-copy is left out: The type in its schema.ts is called "hero", as the one in sections/hero/schema.ts is. Call it "hero-copy" there and in its sample.ts, or rename the folder.',
  ]);
  edit('sections/hero-copy/schema.ts', "name: 'hero'", "name: 'hero-copy'");
  const { leftOut, written } = writeLists(root);
  expect(leftOut).toHaveLength(1);
  expect(written).toContain('sections/registry.ts');
});

test('a folder that is named as a type of another folder is left out', () => {
  const put = (folder: string, from: string, name: string) => {
    copy(`sections/${from}`, folder);
    edit(`${folder}/schema.ts`, `name: '${from}'`, `name: '${name}'`);
  };
  put('sections/unfound-addresses', 'prose', 'unfound-addresses');
  put('sections/shared-section', 'prose', 'shared-section');
  put('sections/page-template', 'prose', 'page-template');
  put('sections/post', 'prose', 'post');
  expect(saidOfLeftOut().sort()).toEqual(
    [
      ['page-template', 'pages/page-template.ts'],
      ['post', 'pages/post/schema.ts'],
      ['shared-section', 'sections/shared-schema.ts'],
      ['unfound-addresses', 'schemas/unfound/schema.ts'],
    ].map(
      ([name, file]) =>
        `sections/${name} is left out: There is a type "${name}" in ${file} already. Choose another name for the folder and its type.`,
    ),
  );
});

test('a folder without what the lists bind is left out, as one that is still being written', () => {
  copy('sections/prose', 'sections/essay');
  edit('sections/essay/schema.ts', "name: 'prose'", "name: 'essay'");
  rmSync(join(root, 'sections/essay/view.tsx'));
  rmSync(join(root, 'sections/essay/markdown.ts'));
  copy('pages/post', 'pages/news');
  edit('pages/news/schema.ts', "name: 'post'", "name: 'news'");
  writeFileSync(join(root, 'pages/news/address.ts'), 'export {};\n');
  expect(saidOfLeftOut().sort()).toEqual([
    "pages/news is left out: Its address.ts has no line such as: export const address = '/news/:slug';",
    'sections/essay is left out: It has no view.tsx and no markdown.ts.',
  ]);
});

test('a folder in which a name is misspelled is left out, and the file is named that was meant', () => {
  const put = (folder: string, from: string, right: string, wrong: string) => {
    const [room, name = ''] = folder.split('/');
    copy(`${room}/${from}`, folder);
    edit(`${folder}/schema.ts`, `name: '${from}'`, `name: '${name}'`);
    renameSync(join(root, folder, right), join(root, folder, wrong));
  };
  put('sections/essay', 'prose', 'view.tsx', 'veiw.tsx');
  put('sections/novel', 'prose', 'index.ts', 'idnex.ts');
  put('pages/news', 'post', 'index.ts', 'index.tsx');
  rmSync(join(root, 'pages/news/layout.tsx'));
  expect(saidOfLeftOut().sort()).toEqual([
    'pages/news is left out: It has no index.ts, but index.tsx.',
    'sections/essay is left out: It has no view.tsx, but veiw.tsx.',
    'sections/novel is left out: It has no index.ts, but idnex.ts.',
  ]);
});

test('a file that a list would bind if its name were right is named, unless another one imports it', () => {
  writeFileSync(join(root, 'sections/calculator/example.ts'), 'export const examples = {};\n');
  writeFileSync(join(root, 'sections/numbers/exemples.ts'), 'export const words = [];\n');
  edit('sections/numbers/view.tsx', 'import ', "import { words } from './exemples.ts';\nimport ");
  expect(saidOfLeftOut()).toEqual([
    'sections/calculator/example.ts is in no list: those know only examples.ts. Rename it, or import it where it is needed.',
  ]);
});

test('two names that differ by a hyphen before a digit stand beside each other', () => {
  for (const name of ['promo-2', 'promo2']) {
    copy('sections/prose', `sections/${name}`);
    edit(`sections/${name}/schema.ts`, "name: 'prose'", `name: '${name}'`);
  }
  expect(writeLists(root).leftOut).toEqual([]);
  const registry = readFileSync(join(root, 'sections/registry.ts'), 'utf8');
  expect(registry).toContain("  'promo-2': promo_2,\n  'promo2': promo2,");
});

test('what is said of lists is a line for those that were written, and one for each folder that is left out', () => {
  expect(describeLists({ written: [], leftOut: [] })).toBe('');
  expect(
    describeLists({ written: ['a.ts', 'b.ts'], leftOut: ['c is left out: why.', 'd is left out: why.'] }),
  ).toBe('Made anew from the folders: a.ts, b.ts\nc is left out: why.\nd is left out: why.');
});

test('the pages of the gallery that no kind can take are those that the site has', () => {
  const folders = readdirSync('web/app/(preview)/gallery', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.map(({ name }) => name).filter((name) => !name.startsWith('['))).toEqual(galleryPages);
});
