import { draftReports } from '#contract/proof/drafts.ts';
import { type Proof, proveProject } from '#contract/proof/project.ts';
import { describeFinding, type Verdict } from '#contract/proof/verdict.ts';
import { showProofs } from '#contract/showing/show-proofs.ts';
import { readEnvironment } from '#settings/environment.ts';
import { annotation } from './annotation.ts';
import { project } from './project/project.ts';
import { customRules } from './search/custom-rules.ts';
import { writeContractReport } from './write-report.ts';

interface Options {
  json?: boolean;
  drafts?: boolean;
  /** The one kind that is looked at. */
  kind?: string;
}

/**
 * Proves the project, or one kind of section, prints the result and leaves that of the project for the gallery; answers
 * whether everything was proven. Throws when there is no such kind.
 */
export async function showProof({ json, drafts, kind }: Options): Promise<boolean> {
  const begun = performance.now();
  const proved = proveProject(project);
  const milliseconds = Math.round(performance.now() - begun);
  const all = await showProofs(project, proved, customRules);
  const proofs = kind ? [proofOf(kind, all)] : all;
  const findings = proofs.flatMap((proof) => proof.findings);
  writeContractReport(readEnvironment().distDir, all);

  if (json) console.log(JSON.stringify({ milliseconds, proofs, drafts: draftReports(project) }, null, 2));
  else {
    for (const proof of proofs) console.log(lineOf(proof));
    const verdicts = proofs.flatMap((proof) => proof.verdicts);
    console.log(`\n${sumOf(verdicts)}, ${findings.length} findings, ${milliseconds} ms`);
    if (drafts) showDrafts();
    if (process.env.GITHUB_ACTIONS)
      for (const finding of findings) console.log(annotation('error', describeFinding(finding)));
  }
  return findings.length === 0;
}

function proofOf(kind: string, all: Proof[]): Proof {
  const proof = Object.hasOwn(project.kinds, kind) ? all.find(({ subject }) => subject === kind) : undefined;
  if (proof) return proof;
  throw new Error(`There is no kind "${kind}". There are ${Object.keys(project.kinds).join(', ')}.`);
}

function lineOf({ subject, verdicts, findings }: Proof): string {
  if (findings.length > 0) return findings.map(describeFinding).join('\n');
  return `✓ ${subject.padEnd(22)} ${verdicts.length > 0 ? sumOf(verdicts) : 'agree'}`;
}

/** How many values are proven, and how many of them rest on more than the proof. */
function sumOf(verdicts: readonly Verdict[]): string {
  const count = (wanted: Verdict['verdict']) => verdicts.filter(({ verdict }) => verdict === wanted).length;
  const searched = count('searched');
  const rest = searched > 0 ? [`${searched} rest on code that the search tries`] : [];
  return [`${count('proven')} values proven`, ...rest].join(', ');
}

function showDrafts(): void {
  console.log('\nWhat an unfinished draft may lack; with * the preview shows a card instead of the section:');
  for (const { kind, mayLack, refused } of draftReports(project)) {
    const paths = mayLack.map((path) =>
      refused.some((finding) => finding.path === path) ? `${path}*` : path,
    );
    console.log(`  ${kind.padEnd(16)} ${paths.join(', ') || 'nothing'}`);
    for (const finding of refused.filter(({ path }) => path === '')) console.log(describeFinding(finding));
  }
}
