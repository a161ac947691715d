import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Proof } from '#contract/proof/project.ts';
import { describeFinding } from '#contract/proof/verdict.ts';
import { type ContractReport, contractReportFile } from '#web/gallery/contract-report.ts';

/** Leaves what the proof found of each kind where the gallery of a build reads it. */
export function writeContractReport(distDir: string, proofs: readonly Proof[]): void {
  const report: ContractReport = Object.fromEntries(
    proofs.map(({ subject, verdicts, findings }) => [
      subject,
      {
        proven: verdicts.filter(({ verdict }) => verdict === 'proven').length,
        findings: findings.map(describeFinding),
      },
    ]),
  );
  const file = contractReportFile(distDir);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
}
