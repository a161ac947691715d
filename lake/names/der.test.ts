import { X509Certificate } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeAuthority, makeCertificate } from './certificate.ts';
import { der, moment } from './der.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const dayMs = 24 * 60 * 60 * 1000;
const yearDays = 365;

test.each(['2026-11-29', '2048-06-01', '2049-06-01', '2050-01-01', '2050-01-02', '2075-03-01'])(
  'from when to when a certificate holds that is made on %s is read as it was meant',
  (day) => {
    vi.setSystemTime(`${day}T12:00:30Z`);
    const { validFromDate, validToDate } = new X509Certificate(makeAuthority('lake.example', yearDays).cert);
    const from = Date.parse(`${day}T12:00:30Z`) - dayMs;
    expect([validFromDate, validToDate]).toEqual([new Date(from), new Date(from + yearDays * dayMs)]);
  },
);

test('the last second of 2049 has two digits of the year, the next one four', () => {
  expect(String(moment(new Date('2049-12-31T23:59:59Z')))).toBe('\x17\r491231235959Z');
  expect(String(moment(new Date('2050-01-01T00:00:00Z')))).toBe('\x18\x0f20500101000000Z');
});

test.each([1, 4, 5, 9, 10, 2_000])('all names of a certificate that has %d are read', (count) => {
  const names = Array.from({ length: count }, (_, index) => `host-${1_000_000 + index}.lake.example`);
  const { cert } = makeCertificate(makeAuthority('lake.example'), names);
  const { subjectAltName } = new X509Certificate(cert);
  expect(subjectAltName?.split(', ')).toEqual(names.map((name) => `DNS:${name}`));
});

test('what is longer than a length can say is refused, and how long it may be is said', () => {
  expect(der(0x04, Buffer.alloc(0xffff)).subarray(0, 4).toString('hex')).toBe('0482ffff');
  expect(() => der(0x04, Buffer.alloc(0x1_0000))).toThrow(
    'A value of a certificate has 65536 bytes, and can have at most 65535. Name fewer hosts.',
  );
});
