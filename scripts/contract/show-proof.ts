import { reportChanges } from '#contract/change/renew-snapshot.ts';
import { WrittenProject } from '#contract/places/places.ts';
import { describeInPlace, mainPlace } from '#contract/places/show-places.ts';
import { describeProof, sumOfProofs } from '#contract/proof/describe-proof.ts';
import { draftReports } from '#contract/proof/drafts.ts';
import { type Proof, proveProject } from '#contract/proof/project.ts';
import { describeFinding, type Finding } from '#contract/proof/verdict.ts';
import { showProofs } from '#contract/showing/show-proofs.ts';
import { readEnvironment } from '#settings/environment.ts';
import { annotation } from './annotation.ts';
import { project } from './project/project.ts';
import { projectSource } from './project/source.ts';
import { sayUncovered } from './say-uncovered.ts';
import { customRules } from './search/custom-rules.ts';
import { sayStaleAnswers } from './write-answers.ts';
import { writeContractReport } from './write-report.ts';

interface Options {
  json?: boolean;
  drafts?: boolean;
  /** The one kind, or type of page, that is looked at. */
  kind?: string;
}

/** What can be looked at alone: the kinds of section, and the types of page. */
const names = [...Object.keys(project.kinds), ...Object.keys(project.documents.types)];

/**
 * Proves the project, or one kind of section or type of page, prints the result and leaves it for the gallery. Resolves
 * to whether everything was proven, no change breaks what is stored, and the types of the queries' answers are up to
 * date. Throws when there is no such kind.
 */
export async function showProof({ json, drafts, kind }: Options): Promise<boolean> {
  if (kind !== undefined && !names.includes(kind))
    throw new Error(`There is no kind and no page type "${kind}". There are ${names.join(', ')}.`);
  const begun = performance.now();
  const isOfKind = kind !== undefined;
  // Most of the time goes into queries, which do not concern a single kind.
  const proved = proveProject(isOfKind ? { ...project, queries: [], forEditors: undefined } : project);
  const milliseconds = Math.round(performance.now() - begun);
  const asked = isOfKind ? proved.filter(({ subject }) => subject === kind) : proved;
  const proofs = await showProofs(project, asked, { rules: customRules, triesCode: true });
  const findings = proofs.flatMap((proof) => proof.findings);
  const written = new WrittenProject(projectSource);
  writeContractReport(readEnvironment().distDir, proofs);
  // Somebody who works at one kind waits for this, so changes are looked at only with the whole project, once its
  // schema can be read.
  const isUnread = findings.some(({ name }) => name === 'schema-refused');
  const uncovered = isOfKind || isUnread ? [] : reportChanges(project).uncovered;
  const broken = sayUncovered(uncovered, project);
  const stale = isUnread ? '' : sayStaleAnswers(project);

  if (json)
    console.log(
      JSON.stringify(
        {
          milliseconds,
          proofs: proofs.map(placed),
          drafts: draftReports(project),
          uncovered,
          stale: stale === '' ? [] : ['sections/answers.ts'],
        },
        null,
        2,
      ),
    );
  else {
    for (const proof of proofs) console.log(describeProof(proof, (finding) => shown(finding, written)));
    console.log(`\n${sumOfProofs(proofs, milliseconds)}`);
    if (broken) console.log(`\n${broken}`);
    if (stale) console.log(`\n${stale}`);
    if (drafts) showDrafts();
    if (process.env.GITHUB_ACTIONS) for (const finding of findings) console.log(annotated(finding));
  }
  return findings.length === 0 && broken === '' && stale === '';

  function placed(proof: Proof) {
    const inPlace = proof.findings.map((one) => ({ ...one, places: written.placesOf(one) }));
    return { ...proof, findings: inPlace };
  }

  function annotated(finding: Finding): string {
    const places = written.placesOf(finding);
    return annotation('error', shown(finding, written), mainPlace(finding, places));
  }
}

function shown(finding: Finding, written: WrittenProject): string {
  return describeInPlace(finding, written.placesOf(finding), process.cwd());
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
