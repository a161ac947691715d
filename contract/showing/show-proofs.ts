import type { CustomRules, Project } from '../project.ts';
import type { Proof } from '../proof/project.ts';
import { extractSound } from '../proof/sound-types.ts';
import { type Finding, isFault } from '../proof/verdict.ts';
import { Showing, type Shown } from './show-findings.ts';

/**
 * The proofs of a project (`proveProject`) with the smallest document or section for each value that is refused. What no
 * document shows is unproven then; nothing is looked for where nothing was found. `rules` are what custom rules demand.
 * @example
 * const proofs = await showProofs(project, proveProject(project));
 */
export async function showProofs(
  project: Pick<Project, 'types' | 'kinds' | 'sections' | 'queries' | 'parameters'>,
  proofs: readonly Proof[],
  rules?: CustomRules,
): Promise<Proof[]> {
  if (proofs.every(({ findings }) => findings.length === 0)) return [...proofs];
  const showing = showingOf(project, rules);
  if (!showing) return [...proofs];
  const all: Proof[] = [];
  for (const proof of proofs) {
    const shown = shownBy(proof.subject, project, showing);
    all.push(shown ? withFindings(proof, await showing.show(proof.findings, shown)) : proof);
  }
  return all;
}

/** Nothing where the types cannot be compiled, which is a finding of its own. */
function showingOf(
  project: Pick<Project, 'types' | 'sections' | 'parameters'>,
  rules?: CustomRules,
): Showing | undefined {
  try {
    return new Showing({ ...project, types: extractSound(project.types).types }, rules);
  } catch {
    return undefined;
  }
}

function shownBy(
  subject: string,
  { kinds, sections, queries }: Pick<Project, 'kinds' | 'sections' | 'queries'>,
  showing: Showing,
): Shown | undefined {
  try {
    const { projection, contract } = (Object.hasOwn(kinds, subject) && kinds[subject]) || {};
    if (projection && contract && sections) return showing.ofKind(subject, projection, contract, sections);
    const claim = queries.find((one) => one.subject === subject);
    return claim?.contract && showing.ofQuery(claim.query, claim.contract);
  } catch {
    // A contract that throws is a finding of its own.
    return undefined;
  }
}

function withFindings(proof: Proof, findings: Finding[]): Proof {
  // A finding stands where the verdict stood from which it was made.
  const changed = new Map(
    proof.findings.map((before, index) => [`${before.path} ${before.reason}`, findings[index]]),
  );
  const verdicts = proof.verdicts.map((verdict) => {
    const now = isFault(verdict) ? changed.get(`${verdict.path} ${verdict.reason}`) : undefined;
    if (!now) return verdict;
    const { subject: _, ...own } = now;
    return own;
  });
  return { ...proof, verdicts, findings };
}
