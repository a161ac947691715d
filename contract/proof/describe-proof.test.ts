import { expect, test } from 'vitest';
import { sumOfProofs } from './describe-proof.ts';
import type { Verdict } from './verdict.ts';

const proven: Verdict = { path: 'title', verdict: 'proven', reason: '' };
const searched: Verdict = { path: 'text', verdict: 'searched', reason: 'is changed by code' };
const flaw = { subject: 'faq', path: 'note', verdict: 'flaw', reason: 'is never read' } as const;

test('the sum of proofs counts one of something as one', () => {
  const proof = { subject: 'faq', verdicts: [proven, searched], findings: [flaw] };
  expect(sumOfProofs([proof], 7)).toBe('1 value proven, 1 rests on code, which is tried, 1 finding, 7 ms');
  expect(sumOfProofs([proof, proof], 7)).toBe(
    '2 values proven, 2 rest on code, which is tried, 2 findings, 7 ms',
  );
});
