import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { openLakeOf } from './open-lake.ts';
import { lakeSettings } from './setting-of.ts';

test('the setting that a refusal of the lake names for one of its numbers changes just that number', () => {
  const numbers = Object.entries(lakeSettings).filter(([option]) => option.includes('.'));
  expect(numbers.length).toBeGreaterThan(15);
  for (const [option, setting] of numbers) {
    const { lakeLimits, lakeQueries, lakePictures } = readEnvironment({ [setting]: '4321' });
    const options: unknown = { limits: lakeLimits, queries: lakeQueries, pictures: lakePictures };
    expect(options, setting).toHaveProperty(option, 4321);
    expect(JSON.stringify(options).match(/4321/g), setting).toHaveLength(1);
  }
});

test('what the lake of the product refuses names the setting that would change it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-setting-'));
  const lake = openLakeOf({ ...readEnvironment({}), dataDir, lakeToken: 'a token of sixteen' });
  const refusalOf = async (headers: Record<string, string>) =>
    (await lake.handle(new Request('http://localhost:3030/v1/users/me', { headers }))).text();
  expect(await refusalOf({ host: 'lake.example' })).toContain('its hosts (LAKE_HOSTS)');
  expect(await refusalOf({ origin: 'https://a.example' })).toContain('(SITE_URL, and PORT on loopback)');
  expect(() => openLakeOf({ ...readEnvironment({}), dataDir })).toThrow('(DATA_DIR)');
  lake.close();
  rmSync(dataDir, { recursive: true });
});
