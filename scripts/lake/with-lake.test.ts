import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#lake/free-port.ts';
import { lakeOptions, type TestLake, testLake } from '#lake/lake-fixture.ts';
import { lakePlugins } from '#lake-plugin/plugin.ts';
import { readEnvironment } from '#settings/environment.ts';
import { hearProgram, startChild, stopChild } from '../process/child.ts';
import { withLake } from './with-lake.ts';

const root = mkdtempSync(join(tmpdir(), 'tessera-with-lake-'));
const variables = (dataDir: string, port: number) => ({
  DATA_DIR: dataDir,
  LAKE_PORT: String(port),
  LAKE_TOKEN: lakeOptions.token,
});
const command = (name: string, words: string[], env: Record<string, string>) =>
  hearProgram(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', `scripts/${name}.ts`, ...words],
    env,
  );
let its: TestLake;
let port: number;
beforeAll(async () => {
  its = await testLake({ plugins: lakePlugins });
  port = Number(new URL(its.url).port);
  await its.client().create({ _id: 'a', _type: 'page' });
});
afterAll(async () => {
  await its.close();
  rmSync(root, { recursive: true });
});

const count = (dataDir: string, at = port) =>
  withLake(readEnvironment(variables(dataDir, at)), (client) => client.fetch<number>('count(*)'));

test('a lake that runs is worked on when it is that of the data folder, and no other is', async () => {
  expect(await count(its.dataDir)).toBe(1);
  const other = join(root, 'other');
  for (const [name, words] of [
    ['seed', ['--bare']],
    ['export', [join(root, 'all.tar.gz')]],
  ] as const) {
    const { code, said } = await command(name, [...words], variables(other, port));
    expect(code).toBe(1);
    expect(said).toContain(`The lake at the port ${port} belongs to another folder than "${other}"`);
  }
  expect(await its.client().fetch('count(*)')).toBe(1);
  expect(readdirSync(root), 'neither a lake nor an archive was made').toEqual([]);
});

test.runIf(process.platform === 'linux')(
  'a lake on another address of the machine is asked there',
  async () => {
    const env = { ...variables(join(root, 'elsewhere'), await freePort()), LAKE_HOST: '127.0.0.2' };
    const { child } = await startChild('scripts/lake.ts', { env });
    expect(await withLake(readEnvironment(env), (client) => client.fetch('count(*)'))).toBe(0);
    await stopChild(child);
  },
);

test('a copy of the folder of a lake is not taken for it, once that was opened anew', async () => {
  const dataDir = join(root, 'copied');
  const first = await testLake({ plugins: lakePlugins, dataDir });
  await first.stop();
  cpSync(dataDir, join(root, 'copy'), { recursive: true });
  const again = await testLake({ plugins: lakePlugins, dataDir });
  const at = Number(new URL(again.url).port);
  expect(await count(dataDir, at)).toBe(0);
  await expect(count(join(root, 'copy'), at)).rejects.toThrow(/belongs to another folder than ".*copy"/);
  await again.close();
});

test('what reads, or changes what is there, makes no lake in a folder that has none', async () => {
  const dataDir = join(root, 'mistyped');
  const none = await freePort();
  await expect(count(dataDir, none)).rejects.toThrow(
    /There is no lake in ".*mistyped" yet, and none was created/,
  );
  for (const [name, words] of [
    ['contract', ['--dataset']],
    ['content-save', []],
    ['migrate', ['--dry-run']],
    ['invite', ['me@example.com']],
  ] as const) {
    const { code, said } = await command(name, [...words], variables(dataDir, none));
    expect([name, code, said]).toEqual([name, 1, expect.stringContaining('There is no lake in')]);
  }
  expect(existsSync(dataDir)).toBe(false);
});
