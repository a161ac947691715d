import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formerFiles, variablesOfFormer } from './former-release.ts';
import { webDir } from './web-dir.ts';

test('the files of the release before are looked for where they are in this one', () => {
  const distDir = join(webDir, '.next');
  expect(formerFiles(distDir)).toBeUndefined();
  Object.assign(process.env, variablesOfFormer('/opt/tessera/one'));
  expect(formerFiles(distDir)).toEqual({
    distDir: '/opt/tessera/one/web/.next',
    studioDir: '/opt/tessera/one/studio/dist',
  });
  delete process.env.RELEASE_BEFORE;
});
