import { expect, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { fingerprint } from './built-site.ts';

test('a setting that the build holds leads to another build, and one that pages hold does not', async () => {
  const of = (variables: Record<string, string>) => fingerprint(readEnvironment(variables));
  const usual = await of({});
  expect(await of({})).toBe(usual);
  expect(await of({ HUBSPOT_API: 'https://api-eu1.hsforms.com' })).not.toBe(usual);
  expect(await of({ SITE_URL: 'https://www.example.com' })).not.toBe(usual);
  expect(await of({ HUBSPOT_PORTAL_ID: '1', HUBSPOT_FORM_ID: 'a' })).toBe(usual);
});
