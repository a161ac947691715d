import { counted } from '@tessera/lake/kernel/counted';
import type { Proof } from './project.ts';
import { describeFinding, type Finding, type Verdict } from './verdict.ts';

/** What is shown of one subject: its findings, each as `describe` says it, or how much of it is proven. */
export function describeProof(
  { subject, verdicts, findings }: Proof,
  describe: (finding: Finding) => string = describeFinding,
): string {
  if (findings.length > 0) return findings.map((finding) => describe(finding)).join('\n');
  return `✓ ${subject.padEnd(22)} ${verdicts.length > 0 ? sumOf(verdicts) : 'agree'}`;
}

/** All proofs summed up, in a line. */
export function sumOfProofs(proofs: readonly Proof[], milliseconds: number): string {
  const findings = proofs.flatMap((proof) => proof.findings);
  return `${sumOf(proofs.flatMap(({ verdicts }) => verdicts))}, ${counted(findings.length, 'finding')}, ${milliseconds} ms`;
}

/** How many values are proven, and how many of them rest on more than the proof. */
function sumOf(verdicts: readonly Verdict[]): string {
  const count = (wanted: Verdict['verdict']) => verdicts.filter(({ verdict }) => verdict === wanted).length;
  const searched = count('searched');
  const rest =
    searched > 0 ? [`${searched} ${searched === 1 ? 'rests' : 'rest'} on code, which is tried`] : [];
  return [`${counted(count('proven'), 'value')} proven`, ...rest].join(', ');
}
