import type { Claim, CustomRules, Project } from '../project.ts';
import { projectionOf } from '../proof/documents.ts';
import type { Proof } from '../proof/project.ts';
import { extractSound } from '../proof/sound-types.ts';
import { uniqueFindings } from '../proof/unique-findings.ts';
import { type Finding, isFault, type Verdict } from '../proof/verdict.ts';
import { Showing, type Shown } from './show-findings.ts';

/** How proofs are shown. */
export interface HowShown {
  /** What custom rules demand. */
  rules?: CustomRules;
  /** Whether to run code that changes a value after its check on some documents; where it fails is then a finding. */
  triesCode?: boolean;
}

/**
 * The proofs of a project (`proveProject`), with the smallest document or section that shows each value that is
 * refused. A refuted value that no document shows becomes unproven. When nothing was found, nothing is looked for.
 * @example
 * const proofs = await showProofs(project, proveProject(project), { triesCode: true });
 */
export async function showProofs(
  project: Pick<Project, 'types' | 'kinds' | 'sections' | 'documents' | 'queries' | 'parameters'>,
  proofs: readonly Proof[],
  { rules, triesCode = false }: HowShown = {},
): Promise<Proof[]> {
  const toTry = (proof: Proof) => (triesCode ? restingOnCode(proof) : []);
  if (proofs.every((proof) => proof.findings.length === 0 && toTry(proof).length === 0)) return [...proofs];
  const showing = showingOf(project, rules);
  if (!showing) return [...proofs];
  const all: Proof[] = [];
  for (const proof of proofs) {
    const shown = shownBy(proof.subject, project, showing);
    if (!shown) all.push(proof);
    else {
      const known = withFindings(proof, await showing.show(proof.findings, shown));
      all.push(withFailures(known, await showing.tryCode(toTry(proof), shown), shown));
    }
  }
  return all;
}

function restingOnCode({ subject, verdicts }: Proof): Finding[] {
  return verdicts.filter(({ verdict }) => verdict === 'searched').map((one) => ({ subject, ...one }));
}

/**
 * A proof with what was found when its code was tried, without what is excused; an excuse that is needed for that is no
 * longer reported.
 */
function withFailures(proof: Proof, failures: readonly Finding[], { excused = {} }: ShownClaim): Proof {
  const failing = new Set(failures.map(({ path }) => path));
  const isNeeded = ({ name, path }: Finding) => name === 'needless-excuse' && failing.has(path);
  const found = failures.filter(({ path }) => !Object.hasOwn(excused, path));
  return {
    ...proof,
    verdicts: proof.verdicts.map((verdict) => {
      const failure =
        verdict.verdict === 'searched' ? failures.find(({ path }) => path === verdict.path) : undefined;
      return failure ? verdictOf(failure) : verdict;
    }),
    findings: uniqueFindings([...proof.findings.filter((one) => !isNeeded(one)), ...found]),
  };
}

/** Undefined when the types cannot be compiled, which is a finding of its own. */
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

type ShownClaim = Shown & Pick<Claim, 'excused'>;

function shownBy(
  subject: string,
  { kinds, sections, documents, queries }: Pick<Project, 'kinds' | 'sections' | 'documents' | 'queries'>,
  showing: Showing,
): ShownClaim | undefined {
  try {
    const { projection, contract, excused } = (Object.hasOwn(kinds, subject) && kinds[subject]) || {};
    if (projection && contract && sections)
      return { ...showing.ofKind(subject, projection, contract, sections), excused };
    const own = Object.hasOwn(documents?.types ?? {}, subject) && documents?.types[subject];
    if (documents && own)
      return {
        ...showing.ofDocument(subject, projectionOf(own, documents), own.contract),
        excused: own.excused,
      };
    const claim = queries.find((one) => one.subject === subject);
    return claim?.contract && { ...showing.ofQuery(claim.query, claim.contract), excused: claim.excused };
  } catch {
    // A contract that throws is a finding of its own.
    return undefined;
  }
}

function withFindings(proof: Proof, findings: Finding[]): Proof {
  // A finding takes the place of the verdict from which it was made.
  const changed = new Map(
    proof.findings.map((before, index) => [`${before.path} ${before.reason}`, findings[index]]),
  );
  const verdicts = proof.verdicts.map((verdict) => {
    const now = isFault(verdict) ? changed.get(`${verdict.path} ${verdict.reason}`) : undefined;
    return now ? verdictOf(now) : verdict;
  });
  return { ...proof, verdicts, findings };
}

function verdictOf({ subject: _, ...own }: Finding): Verdict {
  return own;
}
