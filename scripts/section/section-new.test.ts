import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CopiedTree, copyTree } from '../test/copied-tree-fixture.ts';

let tree: CopiedTree;
let copy = '';
beforeAll(() => {
  tree = copyTree();
  copy = tree.folder;
});
afterAll(() => tree.remove());

const run: CopiedTree['run'] = (...words) => tree.run(...words);
const read = (file: string) => tree.read(file);
const sectionNew = (...args: string[]) => run(process.execPath, 'scripts/section-new.ts', ...args);

test('a new kind, one that starts from another, and a new page type pass every check untouched', async () => {
  const fresh = await sectionNew('pricing-table');
  expect(fresh).toEqual({ code: 0, said: expect.stringContaining('The kind "pricing-table" is written.') });
  expect(fresh.said).toMatch(/^ {2}sections\/answers\.ts\n {2}scripts\/contract\/project\/snapshot\.json$/m);
  expect(await sectionNew('quick-answers', '--from', 'cta-banner')).toMatchObject({ code: 0 });
  expect(read('sections/registry.ts')).toContain("'pricing-table': pricingTable,");
  expect(read('sections/views.ts')).toContain("'quick-answers': QuickAnswers,");
  expect(read('sections/markdown.ts')).toContain("'quick-answers': quickAnswers,");
  expect(read('sections/quick-answers/index.ts')).toContain("group: 'next-step'");
  expect(read('sections/quick-answers/index.ts')).not.toMatch(/oldForm|templates/);
  expect(read('sections/quick-answers/schema.ts')).toContain("title: 'Quick answers'");
  expect(read('sections/quick-answers/contract.ts')).not.toContain('oldForm');
  expect(existsSync(join(copy, 'sections/quick-answers/view.css'))).toBe(false);
  expect(existsSync(join(copy, 'sections/quick-answers/migrations'))).toBe(false);
  expect(existsSync(join(copy, 'web/public/section-pictures/pricing-table.webp'))).toBe(true);

  const type = await run(process.execPath, 'scripts/page-type-new.ts', 'field-report', '--below', '/reports');
  expect(type).toEqual({
    code: 0,
    said: expect.stringContaining('The page type "field-report" is written.'),
  });
  expect(read('schemas/address-patterns.ts')).toContain("'field-report': '/reports/:slug',");
  expect(read('pages/layouts.ts')).toContain("'field-report': FieldReport,");
  expect(read('pages/field-report/index.ts')).toContain("titleOfAll: 'Field reports'");

  const release = await run(process.execPath, 'scripts/section-pictures.ts', '--check');
  expect(release).toEqual({
    code: 1,
    said: expect.stringMatching(/shows .*pricing-table, .*quick-answers.* as it was, or not at all: npm run/),
  });
  const checks = await Promise.all([
    run('node_modules/.bin/tsc', '--noEmit'),
    run('node_modules/.bin/biome', 'check', '--error-on-warnings', 'sections', 'pages', 'scripts/contract'),
    run(process.execPath, 'scripts/contract.ts', '--proof'),
    run(
      'node_modules/.bin/vitest',
      'run',
      '--project',
      'unit',
      'pages/kinds.test.ts',
      'pages/page-types.test.tsx',
      'pages/migrations.test.ts',
      'canvas/sections/find-offers.test.ts',
      'studio/create/choices.test.ts',
      'scripts/contract/project',
      'scripts/house',
      'scripts/section/pictures.test.ts',
    ),
    run(
      'node_modules/.bin/vitest',
      'run',
      '--project',
      'unit',
      'scripts/contract/search',
      '-t',
      'pricing-table|quick-answers|field-report',
    ),
  ]);
  for (const { code, said } of checks) expect(code === 0 ? '' : said).toBe('');
  // Five whole checks at once, the compiler among them, on a machine that does much else.
}, 600_000);

test('a name that cannot be taken is refused in a sentence, and nothing is written', async () => {
  const before = read('sections/registry.ts');
  expect((await sectionNew('Pricing Table')).said).toContain(
    'Use lowercase letters, digits and single hyphens',
  );
  expect((await sectionNew('hero')).said).toContain('There is a folder "sections/hero" already');
  expect((await sectionNew('link')).said).toContain('"link" is the name of another type');
  expect((await sectionNew('image')).said).toContain('"image" is the name of another type');
  expect((await sectionNew('kinds')).said).toContain('"kinds" has another meaning in "sections/registry.ts"');
  for (const taken of ['unfound-addresses', 'shared-section', 'text-field'])
    expect((await sectionNew(taken)).said).toContain(`"${taken}" is the name of another type`);
  expect((await sectionNew('constructor')).said).toContain('is a property of every object in JavaScript');
  expect((await sectionNew('inputs')).said).toContain('The gallery has another page at /gallery/inputs');
  expect((await sectionNew('../outside')).said).toContain('cannot be the name of a type');
  expect((await sectionNew('new')).said).toContain('"new" is a reserved word in JavaScript');
  expect((await sectionNew('heading')).said).toContain(
    '"heading" has another meaning in "scripts/section/template/view.tsx"',
  );
  expect((await sectionNew('fine', '--from', 'nothing')).said).toMatch(
    /no kind "nothing" to start from\. There are .*hero/,
  );
  expect(read('sections/registry.ts')).toBe(before);
  expect(existsSync(join(copy, 'sections/fine'))).toBe(false);
});

test('a page type whose name or folder cannot be taken is refused in a sentence', async () => {
  const typeNew = async (...args: string[]) =>
    (await run(process.execPath, 'scripts/page-type-new.ts', ...args)).said;
  expect(await typeNew('post')).toContain('There is a folder "pages/post" already');
  expect(await typeNew('hero')).toContain('"hero" is the name of another type');
  expect(await typeNew('submission')).toContain('"submission" is the name of another type');
  expect(await typeNew('page-types')).toContain('"page-types" has another meaning in "pages/registry.ts"');
  expect(await typeNew('desks')).toContain('"desks" has another meaning in "pages/desks.ts"');
  expect(await typeNew('article-head')).toContain(
    'has another meaning in "scripts/page-type/template/layout.tsx"',
  );
  expect(await typeNew('note', '--below', 'notes')).toContain('"notes" cannot be the folder of a type');
  expect(await typeNew('note', '--below', '/gallery/notes')).toContain('The site itself answers at /gallery');
  expect(await typeNew('studio')).toContain('The site itself answers at /studio');
  expect(await typeNew('note', '--below', '/blog')).toContain(
    'Documents of the type "post" stand below /blog already',
  );
  expect(existsSync(join(copy, 'pages/note'))).toBe(false);
});

test('without a name it says how it is called', async () => {
  expect(await sectionNew()).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run section:new NAME'),
  });
});
