import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
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

test('a proof whose folder was removed meanwhile ends with the reason', () => {
  const script = resolve('scripts/contract/write-report.ts');
  const program = `
    import { rmSync } from 'node:fs';
    import { writeContractReport } from '${script}';
    rmSync(process.cwd(), { recursive: true });
    writeContractReport('.next', []);`;
  const flags = [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module-typescript',
    '--eval',
    program,
  ];
  const cwd = mkdtempSync(join(tmpdir(), 'tessera-gone-'));
  const { status, signal, stderr } = spawnSync(process.execPath, flags, {
    cwd,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect([status, signal]).toEqual([1, null]);
  expect(stderr).toContain('ENOENT');
});
