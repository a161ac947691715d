import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { plainOf } from '../finished/finished-page.ts';
import { makeStudioPage } from './studio-page.ts';
import { studioPolicy } from './studio-policy.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-studio-'));
writeFileSync(join(folder, 'index.html'), '<head><title>Studio</title></head><body></body>');
afterAll(() => rmSync(folder, { recursive: true }));

test('the page of the Studio says which project it is for and where the lake is, in JSON that no text can leave', async () => {
  const environment = readEnvironment({ LAKE_PORT: '4000', SITE_URL: 'https://www.example.com' });
  const page = await makeStudioPage({ ...environment, dataset: '</script>' }, folder);
  const html = page ? String(plainOf(page)) : '';
  const [, json = ''] =
    html.match(/<script type="application\/json" id="studio-settings">(.*?)<\/script>/) ?? [];
  expect(JSON.parse(json)).toEqual({
    projectId: 'tessera',
    dataset: '</script>',
    apiHost: 'http://localhost:4000',
  });
});

test('without a built Studio there is no page of it', async () => {
  expect(await makeStudioPage(readEnvironment({}), join(folder, 'elsewhere'))).toBeUndefined();
});

test('the Studio reaches the lake, its project’s host and its streams’ hosts, and nothing beyond', () => {
  const policy = studioPolicy(readEnvironment({}));
  expect(policy).toContain(
    "connect-src 'self' blob: data: http://localhost:3030 ws://localhost:3030 http://*.localhost:3030",
  );
  expect(policy).not.toContain('sanity.io');
});

test('with hosted content the Studio reaches Sanity, and is told of no lake', async () => {
  const environment = readEnvironment({ SANITY_PROJECT_ID: 'abc123' });
  expect(studioPolicy(environment)).toContain('https://*.sanity.io wss://*.sanity.io');
  const page = await makeStudioPage(environment, folder);
  expect(page ? String(plainOf(page)) : 'apiHost').not.toContain('apiHost');
});
