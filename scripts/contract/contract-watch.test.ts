import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { copyTree } from '../test/copied-tree-fixture.ts';

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
afterAll(remove);

/** Begins to watch the copy of the tree; `said` is what has been printed since it was last asked for. */
function watch(...args: string[]) {
  const words = ['--disable-warning=ExperimentalWarning', 'scripts/contract.ts', '--watch', ...args];
  const child = spawn(process.execPath, words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      printed += text;
    });
  return {
    child,
    async hears(words: RegExp): Promise<string> {
      await expect.poll(() => printed, { timeout: 100_000 }).toMatch(words);
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
  const { child, hears } = watch();
  expect(await hears(/Ctrl-C/)).toMatch(/all agree, \d+ ms/);

  save('question: z.string()', 'question: z.string().max(9)');
  const came = await hears(/stays, \d+ ms/);
  expect(came).toContain('✗ faq.items[].question may ');
  expect(came).toMatch(/fix {3}\S/);
  expect(came, 'neither other kinds nor what agrees').not.toMatch(/hero|proven/);

  save('answer: richText', 'answer: richText,,');
  expect(await hears(/stays\. \d+ ms/)).toMatch(/✗ sections\/faq\/contract\.ts:20:\d+ {2}Unexpected token/);

  writeFileSync(file, `${sound}\nnew URL('nowhere');\n`);
  const line = sound.split('\n').length + 1;
  expect(await hears(/stays\. \d+ ms/)).toContain(`✗ sections/faq/contract.ts:${line}:1  Invalid URL`);

  // Nobody had to begin anew for it.
  save('question: z.string()', 'question: z.string().max(8)');
  expect(await hears(/stays, \d+ ms/)).toContain('✗ faq.items[].question may ');

  writeFileSync(file, sound);
  expect(await hears(/all agree, \d+ ms/)).toMatch(/✓ faq\.items\[\]\.question may .* \(no more\)/);
  expect(await hears(/Searched for a faq/)).toMatch(/from the seed \d+: nothing is found/);

  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('of one kind alone nothing is said of the others, and a kind that there is not is told', async () => {
  const { hears } = watch('--kind', 'faq');
  await hears(/Ctrl-C/);
  const other = join(folder, 'sections/hero/contract.ts');
  const text = readFileSync(other, 'utf8');
  writeFileSync(other, text.replace('title: z.string()', 'title: z.number()'));
  const said = await hears(/, \d+ ms/);
  writeFileSync(other, text);
  expect(said).toMatch(/all agree/);

  const none = watch('--kind', 'nothing');
  expect(await none.hears(/no kind/)).toMatch(/There is no kind "nothing"\. There are .*faq/);
  expect(await once(none.child, 'exit')).toEqual([1, null]);
});
