import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { ContractNews } from '#web/overlay/contract-news.ts';
import { copyTree } from '../test/copied-tree-fixture.ts';

// The tests wait for whole processes, a search among them, on machines that do much else.
const timeout = 100_000;
vi.setConfig({ testTimeout: 300_000, expect: { poll: { timeout } } });
const { folder, remove } = copyTree();
const started: ChildProcess[] = [];
afterEach(async () => {
  writeFileSync(file, sound);
  for (const child of started.splice(0)) {
    const isGone = child.exitCode !== null || child.signalCode !== null;
    if (!isGone) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
});
afterAll(() => {
  remove();
  vi.resetConfig();
});

/** Begins to watch the copy of the tree; `said` returns what was printed since it was last called. */
function watch(...args: string[]) {
  const words = ['--disable-warning=ExperimentalWarning', 'scripts/contract.ts', '--watch', ...args];
  const child = spawn(process.execPath, words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  const ended = once(child, 'exit'); // listened for from the beginning, because some end before they are looked at again
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      printed += text;
    });
  return {
    child,
    ended,
    async hears(words: RegExp): Promise<string> {
      await expect.poll(() => printed).toMatch(words);
      const said = printed;
      printed = '';
      return said;
    },
  };
}

const file = join(folder, 'sections/faq/contract.ts');
const sound = readFileSync(file, 'utf8');
const save = (from: string, to: string) => writeFileSync(file, sound.replace(from, to));

test('what is saved is proved at once, and only what has changed is said', async () => {
  const { child, ended, hears } = watch();
  expect(await hears(/Ctrl-C/)).toMatch(/the proof agrees, \d+ ms/);

  save("question: textOr('Question')", 'question: z.string().max(9)');
  const came = await hears(/stays, \d+ ms/);
  expect(came).toContain('✗ faq.items[].question may ');
  expect(came).toMatch(/fix {3}\S/);
  expect(came, 'neither other kinds nor what agrees').not.toMatch(/hero|proven/);

  save('answer: richText', 'answer: richText,,');
  const twice = sound.slice(0, sound.indexOf('answer: richText')).split('\n').length;
  expect(await hears(/stay\. \d+ ms/)).toMatch(
    new RegExp(`✗ sections/faq/contract\\.ts:${twice}:\\d+ {2}Unexpected token`),
  );

  writeFileSync(file, `import { nothing } from './schema.ts';\n${sound}\nexport const part = nothing;\n`);
  expect(await hears(/stay\. \d+ ms/)).toContain(
    '✗ sections/faq/contract.ts:1:10  "nothing" is not exported by sections/faq/schema.ts, which exports ',
  );

  writeFileSync(file, `${sound}\nnew URL('nowhere');\n`);
  const line = sound.split('\n').length + 1;
  expect(await hears(/stay\. \d+ ms/)).toContain(`✗ sections/faq/contract.ts:${line}:1  Invalid URL`);

  // Afterwards the watch goes on without a new start.
  save("question: textOr('Question')", 'question: z.string().max(8)');
  expect(await hears(/stays, \d+ ms/)).toContain('✗ faq.items[].question may ');

  writeFileSync(file, sound);
  expect(await hears(/the proof agrees, \d+ ms/)).toMatch(/✓ faq\.items\[\]\.question may .* \(no more\)/);
  expect(await hears(/Searched for documents that break the kind faq/)).toMatch(
    /from the seed \d+: nothing found/,
  );

  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
});

test('what breaks stored content is said as the whole run says it, and a layout that is saved has its type searched', async () => {
  const { hears } = watch();
  await hears(/Ctrl-C/);
  const schema = join(folder, 'sections/faq/schema.ts');
  const text = readFileSync(schema, 'utf8');
  writeFileSync(schema, text.replace('.max(140)', '.max(100)'));
  const said = await hears(/These break what is stored\./);
  writeFileSync(schema, text);
  expect(said).toContain('✗ faq.items[].question must now be at most 100 (was 140)');
  await hears(/No change breaks what is stored/);

  const layout = join(folder, 'pages/post/layout.tsx');
  const drawn = readFileSync(layout, 'utf8');
  writeFileSync(layout, `${drawn}// saved\n`);
  expect(await hears(/Searched for documents that break the kind (?:faq or )?post/)).toMatch(/nothing found/);
  writeFileSync(layout, drawn);
});

test('types of answers that are not those of the query that was saved are told until they are again', async () => {
  const { hears } = watch('--kind', 'faq');
  await hears(/Ctrl-C/);
  const ranked = sound
    .replace('"key": _key,', '"key": _key, "rank": 1,')
    .replace('key: z.string(),', 'key: z.string(), rank: z.number(),');
  writeFileSync(file, ranked);
  await hears(
    /✗ sections\/answers\.ts, .* does not match the present schema and queries\. Renew it: npm run contract -- --types/,
  );
  writeFileSync(file, sound);
  await hears(/sections\/answers\.ts is up to date/);
});

test('of one kind alone nothing is said of the others, and a kind that there is not is told', async () => {
  const { hears } = watch('--kind', 'faq');
  await hears(/Ctrl-C/);
  const other = join(folder, 'sections/hero/contract.ts');
  const text = readFileSync(other, 'utf8');
  writeFileSync(other, text.replace("title: textOr('Title')", 'title: z.number()'));
  const said = await hears(/, \d+ ms/);
  writeFileSync(other, text);
  expect(said).toMatch(/the proof agrees/);

  const none = watch('--kind', 'nothing');
  expect(await none.hears(/no kind/)).toMatch(/There is no kind "nothing"\. There are .*faq/);
  expect(await none.ended).toEqual([1, null]);
});

test('the site in development is told the findings and where they are, and keeps them while a file cannot be read', async () => {
  const told: { contract?: ContractNews }[] = [];
  const child = fork('scripts/contract/watch-beside-site.ts', {
    cwd: folder,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  started.push(child);
  child.on('message', (said: { contract?: ContractNews }) => told.push(said));
  const latest = () => told.at(-1)?.contract;
  await expect.poll(latest).toEqual({ findings: [] });
  save("question: textOr('Question')", 'question: z.string().max(9)');
  const finding = {
    kind: 'faq',
    path: 'items[].question',
    sentence: 'may be longer than 9 characters (the Studio permits 140)',
  };
  const place = { file: 'sections/faq/contract.ts', line: 21, column: 46 };
  await expect.poll(latest).toMatchObject({ findings: [{ ...finding, place }] });
  save('answer: richText', 'answer: richText,,');
  const problem = { message: 'Unexpected token', place: { file: 'sections/faq/contract.ts', line: 21 } };
  await expect.poll(latest).toMatchObject({ findings: [finding], problem });
  // As when `npm run dev` is killed.
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});
