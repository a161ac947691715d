import { randomUUID } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Proof } from '#contract/proof/project.ts';
import { contractReportFile, readContractState } from '#web/gallery/contract-report.ts';
import { writeContractReport } from './write-report.ts';

const proof = (subject: string, findings: Proof['findings'] = []): Proof => ({
  subject,
  verdicts: [{ path: 'title', verdict: 'proven', reason: '' }],
  findings,
});

test('what was found of a kind stays while another is proved alone, and is old once a file of its own was written', () => {
  const distDir = `.next-report-${randomUUID()}`;
  onTestFinished(() => rmSync(dirname(contractReportFile(distDir)), { recursive: true }));
  const written = statSync('sections/faq/view.tsx').mtimeMs;
  const flaw = {
    subject: 'faq',
    path: 'title',
    verdict: 'flaw',
    name: 'no-contract',
    reason: 'has none',
  } as const;
  writeContractReport(distDir, [proof('faq', [flaw]), proof('hero')], written - 1);
  writeContractReport(distDir, [proof('hero')], Date.now());
  expect(readContractState(distDir, 'hero')).toEqual({ is: 'proven', values: 1 });
  expect(readContractState(distDir, 'faq')).toEqual({ is: 'old' });
  writeContractReport(distDir, [proof('faq', [flaw])], Date.now());
  expect(readContractState(distDir, 'faq')).toMatchObject({ is: 'broken' });
  expect(readContractState(distDir, 'nothing')).toEqual({ is: 'unknown' });
});
