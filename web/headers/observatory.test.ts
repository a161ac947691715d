import { expect, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { siteHeaders } from './site-headers.ts';

const environment = readEnvironment({ SITE_URL: 'https://www.example.com' });
const html = '<script src="/_next/static/a.js"></script><script>self.__next_f.push([1,"a"])</script>';
const headers = siteHeaders(environment).page(html);
const policy = new Map(
  (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources] as const;
  }),
);
const isBroad = (source: string) => /^(\*|(https?|ftp):|https?:\/\/\*(\.\*)?)$/.test(source);

// Each as in https://github.com/mdn/mdn-http-observatory, src/analyzer/tests.
test('Content Security Policy: no script that anybody could bring, no plug-in, nothing over http', () => {
  const scripts = policy.get('script-src') ?? ['*'];
  for (const bad of ["'unsafe-inline'", "'unsafe-eval'", 'data:']) expect(scripts).not.toContain(bad);
  expect(scripts.filter(isBroad)).toEqual([]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('form-action')).toEqual(["'self'"]);
  expect(
    [...policy.values()].flat().filter((source) => /^(http|ftp):/.test(source) || isBroad(source)),
  ).toEqual([]);
});

test('Strict Transport Security: half a year at least', () => {
  const [, seconds] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(15_768_000);
});

test('X-Content-Type-Options, Referrer Policy, X-Frame-Options and Cross-Origin Resource Policy', () => {
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(policy.get('frame-ancestors')).toEqual(["'self'", 'https://studio.www.example.com']);
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('Subresource Integrity and Cross-Origin Resource Sharing: nothing of others, nothing for others', () => {
  expect(policy.get('script-src')?.filter((source) => /^https?:/.test(source))).toEqual([]);
  expect(headers['access-control-allow-origin']).toBeUndefined();
});
