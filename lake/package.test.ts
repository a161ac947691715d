import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;
const readPackage = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

test('the package exports what opens a lake, serves it and extends it', () => {
  const { resolve } = createRequire(import.meta.url);
  const names = ['@tessera/lake', '@tessera/lake/serve', '@tessera/lake/plugin'];
  const parts = ['@tessera/lake/kernel/http/route', '@tessera/lake/query/tree'];
  for (const name of [...names, ...parts]) expect(existsSync(resolve(name)), name).toBe(true);
  expect(() => resolve('@tessera/lake/features/accounts/account')).toThrow(/not defined by "exports"/);
});

test('the package names the libraries that its files import, in the versions of the whole product', async () => {
  const used = new Set<string>();
  for await (const file of glob('**/*.ts', { cwd: folder })) {
    if (/\.test\.ts$|-fixture\.ts$|node_modules/.test(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/\bfrom '((?:@[\w-]+\/)?[\w-]+)(?:\/[^']*)?'/g))
      if (!name.startsWith('node')) used.add(name);
  }
  const { dependencies } = readPackage('package.json');
  expect(Object.keys(dependencies)).toEqual([...used].sort());
  expect(readPackage('../package.json').dependencies).toMatchObject(dependencies);
});
