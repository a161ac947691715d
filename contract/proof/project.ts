import type { Kind, Project, SectionsField } from '../project.ts';
import type { ExtractedSchema } from './extract.ts';
import { findingsOf, judge } from './prove.ts';
import { parseForProof } from './result-type.ts';
import {
  everySection,
  formsOfKinds,
  judgeSection,
  registrationFindings,
  sectionMembers,
} from './sections.ts';
import { extractSound } from './sound-types.ts';
import { suggestContract } from './suggest-contract.ts';
import { namesReadBy, unreadFields } from './unread-fields.ts';
import { cannotBeJudged, type Finding, type Verdict } from './verdict.ts';

/** What the proof says of one query or one kind. */
export interface Proof {
  subject: string;
  verdicts: Verdict[];
  findings: Finding[];
}

/**
 * Proves a whole project: every kind of section, every query of the site, and that each kind is offered and rendered.
 * @example
 * const findings = proveProject(project).flatMap((proof) => proof.findings);
 * console.log(findings.map(describeFinding).join('\n'));
 */
export function proveProject(project: Project): Proof[] {
  const { types, kinds, sections, queries, parameters } = project;
  const { extracted, findings: notCompiled } = extractSound(types, { parameters });
  return [
    ...notCompiled.map((finding): Proof => ({ subject: finding.subject, verdicts: [], findings: [finding] })),
    ...proveKinds(kinds, sections, extracted),
    ...queries.map((claim) =>
      proofOf(claim.subject, () => {
        const verdicts = judge(claim, extracted);
        return { verdicts, findings: findingsOf(claim, verdicts) };
      }),
    ),
    proveFieldsAreRead(project, extracted),
  ];
}

/** Proves some kinds of section in the result of the query by which sections are asked for. */
export function proveKinds(
  proved: Readonly<Record<string, Kind>>,
  sections: SectionsField,
  extracted: ExtractedSchema,
): Proof[] {
  const formsOf = formsOfKinds(sections, extracted);
  const registration = proofOf('registration', () => {
    sectionMembers(everySection(sections), extracted);
    return { verdicts: [], findings: registrationFindings(extracted, Object.keys(proved), sections) };
  });
  const proofs = Object.keys(proved).map((kind) =>
    proofOf(kind, () => {
      const { projection = '', contract, excused } = proved[kind] ?? {};
      const forms = formsOf(kind, projection);
      if (!contract) {
        const suggestion = suggestContract(forms, extracted);
        return { verdicts: [], findings: [missingContract(kind, sections.folder, suggestion)] };
      }
      const verdicts = judgeSection(kind, { projection, contract }, forms, extracted);
      const unread = unreadFields(kind, extracted, namesReadBy(parseForProof(`@${projection}`, extracted)));
      return { verdicts, findings: findingsOf({ subject: kind, excused }, verdicts, unread) };
    }),
  );
  return [...proofs, registration];
}

/** What is proved of one subject; code that fails on the way is a finding, and the others are judged all the same. */
function proofOf(subject: string, prove: () => Omit<Proof, 'subject'>): Proof {
  try {
    return { subject, ...prove() };
  } catch (error) {
    return { subject, verdicts: [], findings: [cannotBeJudged(subject, error)] };
  }
}

function proveFieldsAreRead(
  { types, kinds, queries, forEditors }: Project,
  extracted: ExtractedSchema,
): Proof {
  return proofOf('fields', () => {
    const names = new Set(queries.flatMap(({ query }) => [...namesReadBy(parseForProof(query, extracted))]));
    const others = types
      .map(({ name }) => name)
      .filter((name) => !Object.hasOwn(kinds, name) && !forEditors.includes(name));
    return { verdicts: [], findings: others.flatMap((name) => unreadFields(name, extracted, names)) };
  });
}

function missingContract(subject: string, folder: string, suggestion: string): Finding {
  return {
    subject,
    path: '',
    verdict: 'flaw',
    reason: 'has no contract',
    fix: `put this into ${folder}/${subject}/contract.ts, and look at each line:\n\n${suggestion}\n`,
  };
}
