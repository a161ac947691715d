import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CopiedTree, copyTree } from '../test/copied-tree-fixture.ts';

let tree: CopiedTree;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
    cwd: tree.folder,
    encoding: 'utf8',
  });
beforeAll(() => {
  tree = copyTree();
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'As it is');
});
afterAll(() => tree.remove());

const sectionNew = (name: string) => tree.run(process.execPath, 'scripts/section-new.ts', name);
const typeNew = (name: string) => tree.run(process.execPath, 'scripts/page-type-new.ts', name);
const changed = () => git('status', '--porcelain', '--untracked-files=all');

test('a kind or page type that the snapshot cannot take in, as another is being changed, leaves nothing, and is written once it can', async () => {
  tree.edit('sections/faq/schema.ts', ["name: 'items'", "name: 'questions'"]);
  const before = changed();
  const refused = await sectionNew('pricing-table');
  expect(refused.code).toBe(1);
  expect(refused.said).toContain('These break stored content.');
  expect(refused.said).toContain('Nothing of sections/pricing-table is kept. Mend this, then try again.');
  expect((await typeNew('field-report')).said).toContain('Nothing of pages/field-report is kept.');
  expect(changed()).toBe(before);

  git('checkout', '-q', '.');
  expect((await sectionNew('pricing-table')).code).toBe(0);
  expect((await sectionNew('pricing-table')).said).toContain(
    'There is a folder "sections/pricing-table" already',
  );
  expect(existsSync(join(tree.folder, 'sections/pricing-table/view.tsx'))).toBe(true);
  git('add', '-A');
  git('commit', '-q', '-m', 'A kind more');
});

test('a file that cannot be read is named, and nothing is written', async () => {
  tree.edit('sections/faq/sample.ts', ["_type: 'faq',", "_type: 'faq' b,"]);
  const before = changed();
  const { code, said } = await sectionNew('plans');
  expect(code).toBe(1);
  expect(said).toMatch(/^sections\/faq\/sample\.ts:\d+ cannot be read: /);
  expect(changed()).toBe(before);
  git('checkout', '-q', '.');
});

test('a command that npm started ends when all is written', async () => {
  const child = spawn(process.execPath, ['scripts/section-new.ts', 'tariffs'], {
    cwd: tree.folder,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
  git('add', '-A');
  git('commit', '-q', '-m', 'Another kind');
});

test('a command that is asked to end meanwhile leaves nothing', async () => {
  const child = spawn(process.execPath, ['scripts/section-new.ts', 'plans'], {
    cwd: tree.folder,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await expect.poll(() => existsSync(join(tree.folder, 'web/public/section-pictures/plans.webp'))).toBe(true);
  child.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  expect(changed()).toBe('');
});

/** Kills a command as soon as a file is there. */
async function killAt(file: string, ...command: string[]) {
  const child = spawn(process.execPath, command, { cwd: tree.folder, stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!existsSync(join(tree.folder, file))) await new Promise(setImmediate);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

test.each([
  ['sections', 'scripts/section-new.ts', sectionNew],
  ['pages', 'scripts/page-type-new.ts', typeNew],
] as const)(
  'of a folder of %s that was killed while it was written nothing is seen, and the next command writes it',
  async (room, command, again) => {
    await killAt('.being-written/index.ts', command, 'packages');
    expect(changed()).toBe('');
    expect(await again('packages')).toMatchObject({ code: 0 });
    expect(existsSync(join(tree.folder, room, 'packages/markdown.ts'))).toBe(true);
    expect(readdirSync(tree.folder)).not.toContain('.being-written');
    git('clean', '-qfd');
    git('checkout', '-q', '.');
  },
);

test('a kind that was killed before the contract had taken it in is whole, and it is said how to go on', async () => {
  await killAt('web/public/section-pictures/packages.webp', 'scripts/section-new.ts', 'packages');
  expect((await sectionNew('packages')).said).toContain(
    'There is a folder "sections/packages" already, which the contract does not know yet, as after a command that was killed. Keep it: npm run contract -- --renew, then npm run section:pictures. Or delete it, and try again.',
  );
  expect(await tree.run(process.execPath, 'scripts/contract.ts', '--renew')).toMatchObject({ code: 0 });
  expect(await tree.run('node_modules/.bin/biome', 'check', 'sections')).toMatchObject({ code: 0 });
  expect((await sectionNew('packages')).said).toContain('Choose another name, or delete it.');
});
