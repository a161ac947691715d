import { expect, test, vi } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { securityHeaders } from './security-headers.ts';

test('a Studio on a host of its own may show the pages of the site', () => {
  const environment = readEnvironment({ SITE_URL: 'https://www.example.com/' });
  expect(securityHeaders(environment)).toMatchObject({
    'content-security-policy': expect.stringContaining(
      "frame-ancestors 'self' https://studio.www.example.com ",
    ),
    'origin-agent-cluster': '?1',
  });
});

test('pictures may come from the host of the flags', () => {
  const environment = readEnvironment({ FLAGS_URL: 'https://cdn.example/flags/3x2/' });
  expect(securityHeaders(environment)['content-security-policy']).toContain(
    "img-src 'self' data: blob: https://cdn.sanity.io https://cdn.example ",
  );
});

test('the build tells every phone field, those in forms too, where the flags are', async () => {
  vi.stubEnv('FLAGS_URL', 'https://cdn.example/flags/');
  // Another file may have loaded it already, with other settings: by this name it is read anew.
  const anew = '../next.config.mjs?with-flags';
  const { default: config } = await import(anew);
  vi.unstubAllEnvs();
  expect(config.env).toMatchObject({ FLAGS_URL: 'https://cdn.example/flags' });
});
