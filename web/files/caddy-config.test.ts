import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { maxBytesOf } from '../front/requests/bound-bodies.ts';
import { caddyfile } from './caddy-config.ts';
import { servedFiles } from './served-files.ts';

test('Caddy keeps back no form that the site takes, nor the first byte too many, of which the site says so', () => {
  const files = servedFiles(readEnvironment({}), []);
  const beforeFiles = caddyfile({ root: '/srv/site', site: '127.0.0.1:3000', files, cdn: null });
  const byItself = readFileSync(path.join(import.meta.dirname, '../../operations/Caddyfile'), 'utf8');
  for (const settings of [beforeFiles, byItself])
    expect(settings).toContain(`max_size ${maxBytesOf('/api/forms/a') + 1} #`);
});
