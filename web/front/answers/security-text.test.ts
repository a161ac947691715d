import { expect, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { securityText } from './security-text.ts';

const now = Date.parse('2026-11-23T08:00:00Z');
const textOf = (contact: string) =>
  securityText(readEnvironment({ SECURITY_CONTACT: contact, SITE_URL: 'https://www.example.com' }), now);

test('whom to tell of a weakness is said as RFC 9116 wants it, and never runs out', () => {
  expect(textOf('mailto:security@example.com,https://example.com/report')).toBe(
    [
      'Contact: mailto:security@example.com',
      'Contact: https://example.com/report',
      'Expires: 2027-02-22T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://www.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('without a contact there is no such file', () => {
  expect(textOf('')).toBeNull();
});
