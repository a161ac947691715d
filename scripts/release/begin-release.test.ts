import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import type { Variables } from '#settings/variables.ts';
import { stopChildren } from '../process/child.ts';
import { holdPort } from './bare-socket.ts';
import { beginRelease, type HeldSockets } from './begin-release.ts';
import { dialect, manifestName, type ReleaseManifest } from './release-manifest.ts';
import { heldSettings } from './release-settings.ts';

const SITE_URL = 'https://www.example.com';
let root: string;
let sockets: HeldSockets;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'tessera-begun-'));
  const [site, lake] = [await holdPort(0, '127.0.0.1', 'PORT'), await holdPort(0, '127.0.0.1', 'LAKE_PORT')];
  sockets = { site, lake };
});
afterEach(async () => {
  await stopChildren();
  vi.unstubAllEnvs();
  for (const socket of Object.values(sockets)) socket.close();
  rmSync(root, { recursive: true });
});

/** A release that brings along its address alone, and whose program is one of ours. */
function release(program: string, builtWith: Variables = { SITE_URL }): string {
  const { hash } = heldSettings(readEnvironment(builtWith));
  const manifest: ReleaseManifest = {
    name: 'the next one',
    version: '0.1.0',
    commit: null,
    made: '2026-11-23T20:00:00.000Z',
    node: process.versions.node,
    platform: `${process.platform}-${process.arch}`,
    dialect,
    settings: { hash, variables: { SITE_URL } },
    tables: { store: 6 },
    packages: {},
  };
  writeFileSync(join(root, manifestName), JSON.stringify(manifest));
  for (const folder of ['bin', 'scripts/release']) mkdirSync(join(root, folder), { recursive: true });
  symlinkSync(process.execPath, join(root, 'bin/node'));
  symlinkSync(resolve('scripts/release', program), join(root, 'scripts/release/serve.ts'));
  return root;
}

test('a release that takes the place of another gets its own variables, and none of what the other one holds', async () => {
  vi.stubEnv('SITE_URL', 'https://old.example.com');
  vi.stubEnv('FLAGS_URL', 'https://old.example.com/flags');
  vi.stubEnv('SANITY_PROJECT_ID', 'abc12345');
  vi.stubEnv('PORT', '4000');
  const begun = await beginRelease(release('variables-fixture.ts'), sockets, () => {});
  await expect(begun.ask('try')).rejects.toThrow(
    `The release "the next one": ${JSON.stringify({ SITE_URL, PORT: '4000' })}`,
  );
});

test('a release that gets other variables than it was built with does not serve', async () => {
  vi.stubEnv('DATA_DIR', join(root, 'data'));
  const folder = release('serve.ts', { SITE_URL, HUBSPOT_API: 'https://forms.example.com' });
  await expect(beginRelease(folder, sockets, () => {})).rejects.toThrow(
    'The release "the next one" was built with SITE_URL=https://www.example.com and cannot be started with other values',
  );
});
