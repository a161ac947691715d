import { existsSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { readSource } from '../house/imports.ts';
import { withoutSanitys } from './build-studio.ts';
import { studioSources } from './built-studio.ts';

test('every file that the Studio is made of counts for whether it is built anew', () => {
  const files = new Set(['sanity.config.ts', 'sanity.cli.ts']);
  for (const file of files) {
    if (!existsSync(file)) continue;
    for (const { target, isTypeOnly } of readSource(file, readFileSync(file, 'utf8')).imports)
      if (!isTypeOnly) files.add(target);
  }
  expect(files.size).toBeGreaterThan(100);
  const counts = (file: string) => studioSources.some((pattern) => matchesGlob(file, pattern));
  expect([...files].filter((file) => !counts(file))).toEqual([]);
});

test('no variable of the environment gets into the Studio', () => {
  const variables = { SANITY_STUDIO_BASEPATH: '/elsewhere', SANITY_PROJECT_ID: 'abc12345', PATH: '/bin' };
  expect({ ...variables, ...withoutSanitys(variables) }).toEqual({ PATH: '/bin' });
});
