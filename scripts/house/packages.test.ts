import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const readPackage = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const whole = readPackage('.');

/** What each workspace lets others import, and one file that it keeps to itself. */
const offered: Record<string, { names: string[]; kept: string }> = {
  limits: {
    names: [
      '/byte-range',
      '/limit-connections',
      '/loopback',
      '/rate-limit',
      '/seats',
      '/sender-address',
      '/together',
    ],
    kept: '/README',
  },
  lake: {
    names: ['', '/serve', '/plugin', '/kernel/http/route', '/query/syntax/tree'],
    kept: '/features/accounts/account',
  },
  contract: {
    names: [
      '',
      '/read-query',
      '/compile',
      '/studio-errors',
      '/reading/rules',
      '/checking/check-contract',
      '/proof/project',
      '/border/open-border',
      '/search/search-kind',
      '/showing/show-proofs',
      '/change/renew-snapshot',
      '/dataset/check-dataset',
    ],
    kept: '/drift/drift',
  },
};

test('every workspace is looked at', () => {
  expect(Object.keys(offered)).toEqual(whole.workspaces);
});

describe.each(Object.entries(offered))('%s', (folder, { names, kept }) => {
  const { name, dependencies = {}, peerDependencies = {} } = readPackage(folder);
  const needed: Record<string, string> = { ...dependencies, ...peerDependencies };

  test('the package exports what others import of it, and keeps the rest', () => {
    // A package finds itself by its name, installed or not.
    const { resolve } = createRequire(join(process.cwd(), folder, 'package.json'));
    for (const part of names) expect(existsSync(resolve(name + part)), name + part).toBe(true);
    expect(() => resolve(name + kept)).toThrow(/not defined by "exports"/);
  });

  test('the package names the libraries that its files import, in the versions of the whole product or, where others have their own, around these', async () => {
    const used = new Set<string>();
    for await (const file of glob(`${folder}/**/*.{ts,tsx}`)) {
      if (/\.test\.tsx?$|-fixture\.ts$|node_modules/.test(file)) continue;
      const text = readFileSync(file, 'utf8');
      for (const [, library = ''] of text.matchAll(/\bfrom '([^'.][^']*)'/g)) used.add(packageOf(library));
    }
    used.delete('node');
    expect(Object.keys(needed).toSorted()).toEqual([...used].toSorted());
    const own: Record<string, string> = {
      ...whole.dependencies,
      ...whole.devDependencies,
      ...ofWorkspaces(),
    };
    expect(own).toMatchObject(dependencies);
    for (const name of Object.keys(peerDependencies))
      expect(needed[name]?.split(' || ').map(majorOf), name).toContain(majorOf(own[name] ?? ''));
  });
});

const majorOf = (range: string): string | undefined => /\d+/.exec(range)?.[0];

/** The package of an import; one of which there are only types is named by these. */
function packageOf(library: string): string {
  const [, name = ''] = library.match(/^((?:@[\w-]+\/)?[\w-]+)/) ?? [];
  return `@types/${name}` in whole.devDependencies && !isInstalled(name) ? `@types/${name}` : name;
}

const isInstalled = (name: string): boolean => name in { ...whole.dependencies, ...whole.devDependencies };

/** The workspaces by their names, with their versions. */
function ofWorkspaces(): Record<string, string> {
  return Object.fromEntries(
    Object.keys(offered).map((folder) => {
      const { name, version } = readPackage(folder);
      return [name, version];
    }),
  );
}
