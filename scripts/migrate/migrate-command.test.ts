import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lakeOptions, type TestLake, testLake } from '#lake/lake-fixture.ts';
import { lakePlugins } from '#lake-plugin/plugin.ts';
import { readEnvironment } from '#settings/environment.ts';
import { createContentClient } from '#web/content/client.ts';
import type { Perspective } from '#web/content/fetch-content.ts';
import { fetchPage } from '#web/content/fetch-page.ts';
import { SectionView } from '#web/sections/section-view.tsx';

const folder = mkdtempSync(join(tmpdir(), 'tessera-migrate-command-'));
const pages = 1_000;
let its: TestLake;
let variables: Record<string, string>;

beforeAll(async () => {
  its = await testLake({ plugins: lakePlugins });
  variables = { SANITY_API_HOST: its.url, LAKE_TOKEN: lakeOptions.token, DATA_DIR: folder };
  const transaction = its.client().transaction();
  transaction.create({ _id: 'page-demo', _type: 'page', title: 'Demo', path: { current: '/book-demo' } });
  for (let number = 0; number < pages; number++) transaction.create(oldPage(`page-${number}`, number));
  transaction.create(oldPage('drafts.page-0', 0, 'Not yet published'));
  await transaction.commit();
});
afterAll(async () => {
  await its.close();
  rmSync(folder, { recursive: true });
});

function oldPage(_id: string, number: number, title = `Page ${number}`) {
  const link = { _type: 'link', page: { _type: 'reference', _ref: 'page-demo' } };
  const button = { _type: 'button', label: 'Book a demo', variant: 'cta', link };
  const sections = [
    { _key: 'words', _type: 'prose', title: 'Words', text: [] },
    { _key: 'end', _type: 'cta-banner', title, button },
  ];
  return { _id, _type: 'page', title, path: { _type: 'slug', current: `/page-${number}` }, sections };
}

/** Starts the command on the lake of this test. */
function migrate(...args: string[]): ChildProcess & { said: Promise<string> } {
  const program = ['--disable-warning=ExperimentalWarning', 'scripts/migrate.ts', ...args];
  const child = spawn(process.execPath, program, { env: { ...process.env, ...variables } });
  return Object.assign(child, { said: text(child.stdout) });
}

/** What visitors, or editors, get at some paths, and the tags by which their pages are cached. */
async function show(perspective?: Perspective) {
  const client = createContentClient(readEnvironment(variables));
  const paths = ['/page-0', '/page-499', `/page-${pages - 1}`];
  const found = await Promise.all(paths.map((path) => fetchPage(client, path, perspective)));
  const html = found.map(({ data: { page } }) =>
    page?.sections.map((section) =>
      renderToStaticMarkup(createElement(SectionView, { section, page, isPreview: true })),
    ),
  );
  return { html, tags: found.map(({ tags }) => tags) };
}

const countOld = () =>
  its.client().fetch<number>('count(*[_type == "page" && count(sections[defined(button)]) > 0])');

test('pages look the same before a run, after one that was killed, after the next, and after undoing it', async () => {
  const [before, draft] = [await show(), await show(['drafts'])];
  expect(before.html[0]?.[1]).toContain('href="/book-demo"');
  expect(draft.html[0]?.[1]).toContain('Not yet published');
  // A page of the older form is renewed, too, when the address behind its button changes.
  for (const tags of before.tags) expect(tags).toContain('s2:a.page-demo');

  const killed = migrate();
  await once(killed.stdout as NodeJS.ReadableStream, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(await countOld()).toBeGreaterThan(0);
  expect(await countOld()).toBeLessThanOrEqual(pages + 1 - 50);
  expect((await show()).html).toEqual(before.html);

  const left = await countOld();
  expect(await migrate('--dry-run').said).toContain(`${left} documents would change.`);
  expect(await migrate().said).toContain(`${left} documents changed.`);
  expect(await countOld()).toBe(0);
  expect((await show()).html).toEqual(before.html);
  expect((await show(['drafts'])).html).toEqual(draft.html);

  expect(await migrate('--undo').said).toContain(`${pages + 1} documents put back.`);
  expect(await countOld()).toBe(pages + 1);
  expect((await show()).html).toEqual(before.html);
});

test.each([
  [['--file', 'a.tar.gz'], '"--file" needs "--to", the name of the archive to write, or "--dry-run".\n'],
  [
    ['--file', 'a.tar.gz', '--to', 'b.tar.gz', '--dry-run'],
    '"--dry-run" writes no "--to b.tar.gz": leave one of them out. Nothing was migrated.\n',
  ],
])('an option that makes no sense is said in a sentence: %s', async (args, sentence) => {
  const child = migrate(...args);
  const said = text(child.stderr as NodeJS.ReadableStream);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await said).toBe(sentence);
});
