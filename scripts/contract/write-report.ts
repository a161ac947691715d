import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Proof } from '#contract/proof/project.ts';
import { describeFinding } from '#contract/proof/verdict.ts';
import { type ContractReport, contractReportFile, readContractReport } from '#web/gallery/contract-report.ts';

/**
 * Writes what the proof found of each kind to where the gallery of a build reads it; keeps what was found before of
 * kinds that were not proved this time.
 */
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
  // By its whole path: of any other, Node tries without end once the working folder is gone.
  mkdirSync(resolve(dirname(file)), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
}
