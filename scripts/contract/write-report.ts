import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Proof } from '#contract/proof/project.ts';
import { describeFinding } from '#contract/proof/verdict.ts';
import { type ContractReport, contractReportFile, readContractReport } from '#web/gallery/contract-report.ts';

/** Leaves what the proof found of each kind where the gallery of a build reads it; of one that was not proved this time, what was found before stays. */
export function writeContractReport(distDir: string, proofs: readonly Proof[], atMs = Date.now()): void {
  const found: ContractReport = Object.fromEntries(
    proofs.map(({ subject, verdicts, findings }) => [
      subject,
      {
        proven: verdicts.filter(({ verdict }) => verdict === 'proven').length,
        findings: findings.map(describeFinding),
        atMs,
      },
    ]),
  );
  const report = { ...readContractReport(distDir), ...found };
  const file = contractReportFile(distDir);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
}
