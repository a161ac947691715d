import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { manifestOf } from './release-folder-fixture.ts';
import { dialect, readReleaseManifest, releaseManifestName } from './release-manifest.ts';
import { heldSettings, requireSettings, settingLines } from './release-settings.ts';

const environment = readEnvironment({ SITE_URL: 'https://www.example.com' });
const manifest = manifestOf('tessera-0.1.0', heldSettings(environment));

function folderOf(text: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-manifest-'));
  writeFileSync(join(folder, releaseManifestName), JSON.stringify(text));
  return folder;
}

test('a release is started with the settings that it was built with, and refuses others', () => {
  const folder = folderOf(manifest);
  requireSettings(folder, readEnvironment({ SITE_URL: 'https://www.example.com', PORT: '4000' }));
  expect(() => requireSettings(folder, readEnvironment({ SITE_URL: 'https://other.example.com' }))).toThrow(
    'The release "tessera-0.1.0" was built with SITE_URL=https://www.example.com and cannot be started with other values',
  );
  rmSync(folder, { recursive: true });
});

test('what a release holds is set for its commands where nobody has set it, whatever stands in it', () => {
  const lines = settingLines({
    hash: '',
    variables: { SITE_URL: "https://it's.example.com", FLAGS_URL: '/flags' },
  });
  const say = (given: Record<string, string>) =>
    execFileSync('/bin/sh', ['-c', `${lines}echo "$SITE_URL $FLAGS_URL"`], {
      env: { NODE_ENV: 'test', ...given },
      encoding: 'utf8',
    }).trim();
  expect(say({})).toBe("https://it's.example.com /flags");
  expect(say({ FLAGS_URL: '/mine' })).toBe("https://it's.example.com /mine");
});

test('a folder that is no release is told, and one for another machine, or of another way to be started', () => {
  expect(() => readReleaseManifest(tmpdir())).toThrow(
    /There is no release in ".*": it has no file "release\.json"\./,
  );
  const elsewhere = folderOf({ ...manifest, platform: 'plan9-mips' });
  expect(() => readReleaseManifest(elsewhere)).toThrow('is for plan9-mips, and this machine is');
  const later = folderOf({ ...manifest, dialect: dialect + 1 });
  expect(() => readReleaseManifest(later)).toThrow('Stop the product, and start it from');
  for (const folder of [elsewhere, later]) rmSync(folder, { recursive: true });
});
