import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CopiedTree, copyTree } from '../test/copied-tree-fixture.ts';

let tree: CopiedTree;
beforeAll(() => {
  tree = copyTree();
});
afterAll(() => tree?.remove());

const command = (file: string, ...args: string[]) =>
  tree.run(process.execPath, '--disable-warning=ExperimentalWarning', file, ...args);
const testMigrations = () =>
  tree.run('node_modules/.bin/vitest', 'run', '--project', 'unit', 'pages/migrations.test.ts');

/** Stores content of the form before the changes below, and prints what visitors get of it. */
const visit = `
import { testLake } from '#lake/lake-fixture.ts';
import { lakePlugins } from '#lake-plugin/plugin.ts';
import { fetchPage } from '#web/content/fetch-page.ts';
import { LivePath } from '#web/preview/path/live-path.ts';
import { previewSeed } from '#web/preview/path/preview-seed.ts';
import { treesOf } from '#web/preview/path/trees-fixture.ts';

const its = await testLake({ plugins: lakePlugins });
const slug = (current) => ({ _type: 'slug', current });
const items = [{ _key: 'a', _type: 'question', question: 'Why?', answer: [] }];
const faq = { _key: 'faq', _type: 'faq', title: 'Asked', items };
await its.client().create({ _id: 'page-a', _type: 'page', title: 'A', path: slug('/a'), sections: [faq] });
const stored = { _id: 'post-a', _type: 'post', title: 'A', slug: slug('a'), excerpt: 'In short' };
const draft = { ...stored, _id: 'drafts.post-a', excerpt: 'In a draft' };
await its.client().create(stored);
await its.client().create(draft);
const client = its.client({ perspective: 'published' });
const [page, post] = [await fetchPage(client, '/a'), await fetchPage(client, '/blog/a')];
const [section] = page.data.page.sections;
const live = new LivePath(await previewSeed(client, '/blog/a', { perspective: ['drafts'] }), treesOf('/blog/a'));
const previewed = live.shown.post.excerpt;
const { title, excerpt } = live.put({ ...draft, title: 'Edited' }).post;
console.log(JSON.stringify({ question: section.props.items[0].question, excerpt: post.data.post.excerpt }));
console.log(JSON.stringify({ previewed, title, excerpt }));
await its.close();
`;

test('what changed in a schema is made into migrations that pass their tests once all is decided, and pages go on', async () => {
  // A field in a list, and a field of documents, get other names; a text gets shorter; a kind goes.
  tree.edit('sections/faq/schema.ts', [
    "name: 'question',\n              title",
    "name: 'words',\n              title",
  ]);
  tree.edit('sections/faq/contract.ts', ['coalesce(question,', 'coalesce(words,']);
  tree.edit('sections/faq/sample.ts', [' question: ', ' words: ']);
  tree.edit('pages/post/schema.ts', ["name: 'excerpt'", "name: 'summary'"]);
  tree.edit('schemas/post/card.ts', ['coalesce(excerpt,', 'coalesce(summary,']);
  tree.edit('sections/prose/schema.ts', ['rule.max(90)', 'rule.max(60)']);
  rmSync(join(tree.folder, 'sections/principles'), { recursive: true });
  await command('scripts/lists/write-lists.ts');

  const answers = tree.read('sections/answers.ts');
  const refused = await command('scripts/contract.ts', '--renew');
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringContaining('"npm run migration:new" writes it'),
  });
  expect(tree.read('sections/answers.ts'), 'a refused renewal writes nothing').toBe(answers);

  const written = await command('scripts/migration-new.ts', '--drop', 'principles');
  expect(written).toMatchObject({
    code: 0,
    said: expect.stringContaining('faq.items[].question is called words now.'),
  });
  expect(written.said).toContain('post.excerpt is called summary now.');
  expect(written.said).toContain('To decide: prose.title must now be at most 60 (was 90).');
  expect(written.said).toContain('Sections of the kind principles are taken out.');
  expect(tree.read('sections/faq/migrations/001-question-is-words.ts')).toContain(
    "renameField(part, 'items[].question', 'words')",
  );
  expect(tree.read('sections/faq/contract.ts')).toContain('count(items[defined(question)]) > 0');
  expect(tree.read('sections/faq/index.ts')).toContain('  oldForm,\n');
  expect(tree.read('pages/post/old-form.ts')).toContain("oldForm = 'defined(excerpt)'");
  expect(tree.read('schemas/old-forms.ts')).toContain("'post': 'defined(excerpt)'");
  expect(existsSync(join(tree.folder, 'sections/principles/migrations/001-taken-away.fixture.ts'))).toBe(
    true,
  );
  expect((await command('scripts/migration-new.ts')).said).toContain('there is nothing to write');

  const [undecided, lint] = await Promise.all([
    testMigrations(),
    tree.run('node_modules/.bin/biome', 'check', '--error-on-warnings', 'sections', 'pages'),
  ]);
  expect(lint.code === 0 ? '' : lint.said).toBe('');
  expect(undecided.code).toBe(1);
  expect(undecided.said).toContain(
    'Say what becomes of what is stored in "title": it must now be at most 60',
  );
  expect(undecided.said).not.toMatch(/FAIL.*(faq|post|principles|cta-banner)\//);

  const prose = 'sections/prose/migrations/001-title-has-another-form';
  const [whole = ''] = /\(\) =>\s*undecided\([\s\S]*?'\s*,?\s*\),\n/.exec(tree.read(`${prose}.ts`)) ?? [];
  tree.edit(
    `${prose}.ts`,
    [whole, '(title) => String(title).slice(0, 60),\n'],
    ["import { undecided } from '#sections/undecided.ts';\n", ''],
  );
  const [before, after] = [`'${'a'.repeat(70)}'`, `'${'a'.repeat(60)}'`];
  writeFileSync(
    join(tree.folder, `${prose}.fixture.ts`),
    `export const before = [{ _key: 'a', _type: 'prose', title: ${before} }];
export const after = [{ _key: 'a', _type: 'prose', title: ${after} }];
`,
  );
  writeFileSync(join(tree.folder, 'visit.ts'), visit);
  // Fields have come and gone, and the proof reports that until the types of the queries' answers are written anew.
  expect((await command('scripts/contract.ts', '--types')).code).toBe(0);
  const [decided, visited, proof] = await Promise.all([
    testMigrations(),
    command('visit.ts'),
    command('scripts/contract.ts', '--proof', '--kind', 'faq'),
  ]);
  for (const { code, said } of [decided, visited, proof]) expect(code === 0 ? '' : said).toBe('');
  expect(visited.said).toContain('{"question":"Why?","excerpt":"In short"}');
  expect(visited.said).toContain('{"previewed":"In a draft","title":"Edited","excerpt":"In a draft"}');

  const renewed = await command('scripts/contract.ts', '--renew');
  expect(renewed).toMatchObject({ code: 0, said: expect.stringContaining('The snapshot is renewed') });
}, 300_000);

test('a name that cannot be taken is refused in a sentence', async () => {
  expect(await command('scripts/migration-new.ts', 'Two Words')).toMatchObject({
    code: 1,
    said: expect.stringContaining('"Two Words" cannot be the name of a migration.'),
  });
});
