import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopChildren } from '../process/child.ts';
import { type BareSocket, holdPort } from './bare-socket.ts';
import { beginRelease } from './begin-release.ts';
import { writeReleaseFolder } from './release-folder-fixture.ts';

const SITE_URL = 'https://www.example.com';
let root: string;
let site: BareSocket;
let lake: BareSocket;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'tessera-begun-'));
  site = await holdPort(0, '127.0.0.1', 'PORT');
  lake = await holdPort(0, '127.0.0.1', 'LAKE_PORT');
});
afterEach(async () => {
  await stopChildren();
  vi.unstubAllEnvs();
  for (const socket of [site, lake]) socket.close();
  rmSync(root, { recursive: true });
});
const begin = (sockets: Parameters<typeof beginRelease>[1]) => beginRelease(root, sockets, () => {});

test('a release that takes the place of another gets its own variables, and none of what the other one holds', async () => {
  vi.stubEnv('SITE_URL', 'https://old.example.com');
  vi.stubEnv('FLAGS_URL', 'https://old.example.com/flags');
  vi.stubEnv('SANITY_PROJECT_ID', 'abc12345');
  vi.stubEnv('PORT', '4000');
  writeReleaseFolder(root, 'serve-fixture.ts', { SITE_URL });
  const begun = await begin({ site, lake });
  await expect(begun.ask('try')).rejects.toThrow(
    `The release "the next one": ${JSON.stringify({ SITE_URL, PORT: '4000' })}`,
  );
});

test('a release that gets other variables than it was built with does not serve', async () => {
  vi.stubEnv('DATA_DIR', join(root, 'data'));
  const builtWith = { SITE_URL, HUBSPOT_API: 'https://forms.example.com' };
  writeReleaseFolder(root, 'serve.ts', { SITE_URL }, builtWith);
  await expect(begin({ site, lake })).rejects.toThrow(
    'The release "the next one" was built with SITE_URL=https://www.example.com and cannot be started with other values',
  );
});

test('a release with a lake of its own does not take the place of one without, nor the other way round', async () => {
  writeReleaseFolder(root, 'serve-fixture.ts', { SITE_URL });
  const where = `Stop the product, and start it from "${root}".`;
  await expect(begin({ site })).rejects.toThrow(
    `The release "the next one" has a lake of its own, and the one that runs has none. ${where}`,
  );
  rmSync(root, { recursive: true });
  writeReleaseFolder(root, 'serve-fixture.ts', { SITE_URL, SANITY_PROJECT_ID: 'abc12345' });
  await expect(begin({ site, lake })).rejects.toThrow(
    `The release "the next one" has no lake of its own, and the one that runs has one. ${where}`,
  );
  expect((await begin({ site })).name).toBe('the next one');
});
