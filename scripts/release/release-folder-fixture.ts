import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readEnvironment } from '#settings/environment.ts';
import type { Variables } from '#settings/variables.ts';
import { dialect, type ReleaseManifest, releaseManifestName } from './release-manifest.ts';
import { heldSettings } from './release-settings.ts';

/** The manifest of a release with some name and settings. */
export const manifestOf = (name: string, settings: ReleaseManifest['settings']): ReleaseManifest => ({
  name,
  version: '0.1.0',
  commit: null,
  made: '2026-11-23T20:00:00.000Z',
  node: process.versions.node,
  platform: `${process.platform}-${process.arch}`,
  dialect,
  settings,
  tables: { store: 6 },
  packages: {},
});

/**
 * Writes a release named "the next one" whose program is a file of this folder, run where it is. It brings `variables`,
 * and was built with `builtWith`, which differs only to make something wrong.
 */
export function writeReleaseFolder(
  root: string,
  program: string,
  variables: Record<string, string>,
  builtWith: Variables = variables,
): void {
  const { hash } = heldSettings(readEnvironment(builtWith));
  const manifest = manifestOf('the next one', { hash, variables });
  for (const folder of ['bin', 'scripts/release']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, releaseManifestName), JSON.stringify(manifest));
  symlinkSync(process.execPath, join(root, 'bin/node'));
  symlinkSync(resolve('scripts/release', program), join(root, 'scripts/release/serve.ts'));
}
