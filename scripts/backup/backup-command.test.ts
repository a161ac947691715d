import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestLake } from '#lake/lake-fixture.ts';
import { hearProgram } from '../process/child.ts';
import { backedUpLake } from './backup-fixture.ts';

const root = mkdtempSync(join(tmpdir(), 'tessera-backup-command-'));
const temporary = join(root, 'tmp');
let its: TestLake;
let folder: string; // of a backup
beforeAll(async () => {
  ({ its, folder } = await backedUpLake(root));
  mkdirSync(temporary);
  mkdirSync(join(root, 'to'));
});
afterAll(async () => {
  await its.close();
  rmSync(root, { recursive: true });
});

const args = (name: string, ...words: string[]) => [
  '--disable-warning=ExperimentalWarning',
  `scripts/${name}.ts`,
  ...words,
];
const variables = () => ({ DATA_DIR: its.dataDir, BACKUP_DIR: join(root, 'none'), TMPDIR: temporary });
const backup = (...words: string[]) => hearProgram(process.execPath, args('backup', ...words), variables());

test('a folder in the place of a file is refused before anything is done, and so is what cannot be written', async () => {
  const [place, file] = [join(root, 'to'), join(root, 'file.tar.gz')];
  writeFileSync(file, '');
  expect(await backup(place)).toEqual({
    code: 1,
    said: `"${place}" is a folder, and a file was expected: did you mean "--to ${place}"?\n`,
  });
  expect((await backup(join(root, 'new'))).said).toBe(
    `"${root}/new" does not end in .tar.gz: did you mean "--to ${root}/new", a folder of backups?\n`,
  );
  expect((await backup(join(root, 'nowhere/a.tar.gz'))).said).toContain(
    `There is no folder "${root}/nowhere"`,
  );
  expect((await backup('--to', file)).said).toBe(`"--to ${file}" is a file, and a folder was expected.\n`);
});

test('in the data folder a packed backup lies among backups alone, as another would hold it and a restore put it aside', async () => {
  const { dataDir } = its;
  expect(await backup(join(dataDir, 'all.tar.gz'))).toEqual({
    code: 1,
    said: `"${dataDir}/all.tar.gz" would lie in DATA_DIR, so each later backup would hold it. Choose a place elsewhere, or ${dataDir}/backups.\n`,
  });
  mkdirSync(join(dataDir, 'backups'));
  const packed = join(dataDir, 'backups/all.tar.gz');
  expect(await backup(packed)).toMatchObject({ code: 0 });
  const copied = join(dataDir, 'copied.tar.gz');
  copyFileSync(packed, copied);
  const restore = (file: string) =>
    hearProgram(process.execPath, args('restore', file, '--replace'), variables());
  expect((await restore(copied)).said).toBe(
    `The backup "${copied}" lies in DATA_DIR among what --replace puts aside. Nothing was restored: move it elsewhere first, or to ${dataDir}/backups.\n`,
  );
  rmSync(copied);
  expect((await restore(packed)).said).toContain('is in use by another lake');
});

test('backups are not put beside files of the lake, which would be in none from then on', async () => {
  const assets = join(its.dataDir, 'assets');
  const [asset] = readdirSync(assets);
  const said = `"${assets}" lies in DATA_DIR and holds what the lake keeps ("${asset}"), which would no longer be backed up. Choose a folder of its own, such as ${its.dataDir}/backups.\n`;
  expect(await backup('--to', assets)).toEqual({ code: 1, said });
  const byItself = { ...variables(), BACKUP_DIR: assets };
  expect(await hearProgram(process.execPath, args('backup'), byItself)).toEqual({ code: 1, said });
  for (const place of ['mine', 'mine', '.'])
    expect(await backup('--to', join(its.dataDir, place)), place).toMatchObject({ code: 0 });
});

test('a restore that names no backup takes the newest, not one that a wrong clock named by a time to come, and says so', async () => {
  const among = join(root, 'dated');
  mkdirSync(join(among, 'tessera-2999-01-01T00-00-00Z'), { recursive: true });
  const restore = () => hearProgram(process.execPath, args('restore'), { ...variables(), BACKUP_DIR: among });
  expect(await restore()).toEqual({
    code: 1,
    said: `Every backup in "${among}" is named by a time that is still to come (tessera-2999-01-01T00-00-00Z), so none is known to be the newest: name the one that you want. npm run restore -- --help\n`,
  });
  cpSync(folder, join(among, basename(folder)), { recursive: true });
  const { said } = await restore();
  expect(said).toContain(
    'Passed over, as the time in the name is still to come: tessera-2999-01-01T00-00-00Z\n',
  );
  expect(said).toContain(`Reading ${join(among, basename(folder))}`);
});

// A copy of everything, accounts too, must not stay where nobody looks for it.
test.each([
  ['backup', () => [join(root, 'to/all.tar.gz')], () => join(root, 'to'), '.tessera-backup-'],
  ['backup', () => ['--to', join(root, 'to')], () => join(root, 'to'), 'tessera-'],
  ['restore', () => [folder, '--rehearse'], () => temporary, 'tessera-rehearsal-'],
] as const)('%s that Ctrl-C ends leaves no copy behind', async (name, words, place, begins) => {
  const child = spawn(process.execPath, args(name, ...words()), {
    env: { ...process.env, ...variables() },
    stdio: 'ignore',
  });
  await expect
    .poll(() => readdirSync(place()).some((entry) => entry.startsWith(begins)), { interval: 1 })
    .toBe(true);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([null, 'SIGINT']);
  expect(readdirSync(place())).toEqual([]);
});
