import { globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hearProgram } from './child.ts';

/** Ends a process with what an expression throws; answers its exit code and what it said. */
const saidOf = (expression: string) =>
  hearProgram(process.execPath, [
    '--input-type=module-typescript',
    '--disable-warning=ExperimentalWarning',
    '-e',
    `import { parseArgs } from 'node:util';
     const { sayAndExit } = await import(process.argv[1]);
     const options = { seed: { type: 'string' }, all: { type: 'boolean' } };
     try { ${expression} } catch (error) { sayAndExit(error) }`,
    resolve('scripts/process/say-and-exit.ts'),
  ]);

test('arguments that a command does not know are told in a sentence, with where to read of those it does', async () => {
  const said = (args: string[]) => saidOf(`parseArgs({ args: ${JSON.stringify(args)}, options })`);
  const help = '"--help" says what there is.';
  expect(await said(['--sed', '1'])).toEqual({ code: 1, said: `Unknown option '--sed'. ${help}\n` });
  expect(await said(['--seed'])).toEqual({
    code: 1,
    said: `Option '--seed <value>' argument missing. ${help}\n`,
  });
  expect(await said(['--seed', '--all'])).toEqual({
    code: 1,
    said: `Option '--seed' argument is ambiguous. ${help}\n`,
  });
  expect(await said(['--all=yes'])).toEqual({
    code: 1,
    said: `Option '--all' does not take an argument. ${help}\n`,
  });
  expect(await said(['faq'])).toEqual({ code: 1, said: `Unexpected argument 'faq'. ${help}\n` });
});

test('what people can mend is one sentence, and a fault of ours is shown with where it happened', async () => {
  expect(await saidOf("throw new Error('The port 1 is taken.')")).toEqual({
    code: 1,
    said: 'The port 1 is taken.\n',
  });
  expect((await saidOf('undefined.name')).said).toMatch(/TypeError.*\n\s+at /);
});

test.each(['./nowhere.ts', '#schemas/nowhere/nowhere.ts', 'no-such-package', 'no-such-package/part'])(
  'an import of %s, which is not there, is told with its file and line',
  async (asked) => {
    const folder = mkdtempSync(join(realpathSync(tmpdir()), 'tessera-unfound-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(
      join(folder, 'package.json'),
      '{"type": "module", "imports": {"#schemas/*": "./schemas/*"}}',
    );
    const file = join(folder, 'part.ts');
    writeFileSync(
      file,
      `// first\nimport 'node:fs';\nimport {\n  part,\n} from '${asked}';\nexport { part };\n`,
    );
    const { said } = await saidOf(`await import(${JSON.stringify(file)})`);
    expect(said).toBe(
      `${relative(process.cwd(), file)}:5 cannot be read: there is no "${asked}", which it imports.\n`,
    );
  },
);

test('every command reads its arguments where what they throw is said', () => {
  const commands = globSync('scripts/{,release/}*.ts').filter((file) => !file.endsWith('.test.ts'));
  const reading = commands.filter((file) => readFileSync(file, 'utf8').includes('parseCommand('));
  expect(reading.length).toBeGreaterThan(15);
  const outside = reading.filter(
    (file) => !/\btry \{\n(?:(?!catch).)*parseCommand\(/s.test(readFileSync(file, 'utf8')),
  );
  expect(outside).toEqual([]);
});
