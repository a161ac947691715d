import { expect, test, vi } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { markWhole } from '#ui/layout/mark-whole.ts';
import { hashSource } from './inline-scripts.ts';
import { headersWithoutFront, siteHeaders } from './site-headers.ts';

const deployed = readEnvironment({ SITE_URL: 'https://www.example.com/' });
const policyOf = (environment = deployed, html = '') =>
  siteHeaders(environment).page(html)['content-security-policy'];

test('a Studio on a host of its own may show the pages of the site', () => {
  expect(policyOf()).toContain("frame-ancestors 'self' https://studio.www.example.com");
  expect(siteHeaders(deployed).page('')['origin-agent-cluster']).toBe('?1');
});

test.each(['http://192.168.1.5:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'a site at an IP address, %s, has its policy: its Studio is on its own host',
  (SITE_URL) => {
    const policy = policyOf(readEnvironment({ SITE_URL }));
    expect(policy).toMatch(/frame-ancestors 'self'(;|$| http:\/\/localhost:\*)/);
    expect(policy).not.toContain('studio.');
  },
);

test('this machine is known to pages on this machine alone, and nothing there says that it is https', () => {
  const local = siteHeaders(readEnvironment({})).page('');
  expect(JSON.stringify(siteHeaders(deployed).page(''))).not.toContain('localhost');
  expect(local['content-security-policy']).toContain(
    "frame-ancestors 'self' http://studio.localhost:3000 http://localhost:*",
  );
  expect(local['strict-transport-security']).toBeUndefined();
  expect(siteHeaders(deployed).every['strict-transport-security']).toBe('max-age=63072000');
});

test('a page lets those of its scripts run that the site and Next have written, and no other', () => {
  const ofNext = 'self.__next_f.push([1,"a"])';
  const strange = '<script>alert(1)</script>';
  const drawn = `<script>${markWhole}</script><p>a</p><script>${ofNext}</script>${strange}`;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const policy = siteHeaders(deployed).page(`${drawn}<script>ours()</script>`, drawn)[
    'content-security-policy'
  ];
  const hashes = policy?.match(/'sha256-[^']*'/g);
  expect(hashes).toEqual([markWhole, ofNext, 'ours()'].map(hashSource));
  expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('"alert(1)"'));
  vi.restoreAllMocks();
});

test('where browsers do not hear of it, nothing is said of windows', () => {
  expect(siteHeaders(deployed).page('')['cross-origin-opener-policy']).toBe('same-origin');
  const plain = readEnvironment({ SITE_URL: 'http://intranet.example' });
  expect(siteHeaders(plain).page('')['cross-origin-opener-policy']).toBeUndefined();
});

test('without a front nobody can say which scripts stand in a page', () => {
  expect(headersWithoutFront(deployed, false)['content-security-policy']).toContain("'unsafe-inline'");
  expect(headersWithoutFront(deployed, false)['content-security-policy']).not.toContain("'unsafe-eval'");
  expect(headersWithoutFront(deployed, true)['content-security-policy']).toContain("'unsafe-eval'");
});

test('pictures may come from the host of the flags', () => {
  const environment = readEnvironment({ FLAGS_URL: 'https://cdn.example/flags/3x2/' });
  expect(policyOf(environment)).toContain(
    "img-src 'self' data: blob: https://cdn.sanity.io https://cdn.example ",
  );
});

test('the build tells every phone field, those in forms too, where the flags are', async () => {
  vi.stubEnv('FLAGS_URL', 'https://cdn.example/flags/');
  // Another file may have loaded it already with other settings; under this name it is read again.
  const anew = '../next.config.mjs?with-flags';
  const { default: config } = await import(anew);
  vi.unstubAllEnvs();
  expect(config.env).toMatchObject({ FLAGS_URL: 'https://cdn.example/flags' });
});
