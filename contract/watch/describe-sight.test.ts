import { expect, test } from 'vitest';
import type { Finding } from '../proof/verdict.ts';
import { compareFindings } from './compare-findings.ts';
import { describeSight } from './describe-sight.ts';

const finding = (path: string, fix?: string): Finding => ({
  subject: 'faq',
  path,
  verdict: 'refuted',
  reason: 'may be null, but the contract requires a text',
  fix,
});
const seen = (before: Finding[], findings: Finding[], isWhole = true) =>
  describeSight({
    is: 'proven',
    saved: ['sections/faq/contract.ts'],
    touched: ['faq'],
    proofs: [],
    isWhole,
    findings,
    ms: 7,
    ...compareFindings(before, findings),
  });

test('what came is told in full, what went in a line, and the rest is counted', () => {
  expect(seen([finding('a'), finding('b')], [finding('b'), finding('c', 'coalesce it')])).toBe(
    [
      '✓ faq.a may be null, but the contract requires a text (no more)',
      '✗ faq.c may be null, but the contract requires a text',
      '    fix   coalesce it',
      '1 finding came, 1 finding went, 1 finding stays, 7 ms',
    ].join('\n'),
  );
  expect(seen([finding('a')], [])).toMatch(/\n1 finding went, the proof agrees, 7 ms$/);
});

test('where nothing changes, a line says how it stands', () => {
  expect(seen([], [])).toBe('the proof agrees, 7 ms');
  expect(seen([finding('a'), finding('b')], [finding('a'), finding('b')])).toBe('2 findings stay, 7 ms');
});

test('the kinds alone are no verdict on all', () => {
  expect(seen([finding('a')], [], false)).toMatch(/\n1 finding went, queries are next, 7 ms$/);
});
