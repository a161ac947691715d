import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const report = z.record(
  z.string(),
  z.object({ proven: z.number(), findings: z.array(z.string()), atMs: z.number() }),
);

/** What the last proof found about each kind: how many values it proved, its findings in words, and when. */
export type ContractReport = z.output<typeof report>;

/** What the gallery knows about a kind's contract. */
export type ContractState =
  | { is: 'unknown' }
  | { is: 'old' }
  | { is: 'proven'; values: number }
  | { is: 'broken'; findings: string[] };

/** The file in which the proof leaves its report: every build writes one, and so does `npm run contract`. */
export function contractReportFile(distDir: string): string {
  return join('web', distDir, 'contract.json');
}

/** What the last proof said of a kind; "old" when a file of the kind has changed since. */
export function readContractState(distDir: string, kind: string): ContractState {
  const found = readContractReport(distDir)?.[kind];
  if (!found) return { is: 'unknown' };
  if (lastChange(join('sections', kind)) > found.atMs) return { is: 'old' };
  const { findings, proven } = found;
  return findings.length > 0 ? { is: 'broken', findings } : { is: 'proven', values: proven };
}

/** The report of the last proof; undefined when there is none, or one of another form. */
export function readContractReport(distDir: string): ContractReport | undefined {
  try {
    return report.parse(JSON.parse(readFileSync(contractReportFile(distDir), 'utf8')));
  } catch {
    return undefined;
  }
}

/** When a file of a folder was last written, in milliseconds; 0 where the sources are not beside the build. */
function lastChange(folder: string): number {
  try {
    const files = readdirSync(folder).filter((name) => !name.includes('.test.'));
    return Math.max(0, ...files.map((name) => statSync(join(folder, name)).mtimeMs));
  } catch {
    return 0;
  }
}
