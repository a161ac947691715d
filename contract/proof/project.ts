import type { Claim, Documents, Kind, Project, SectionsField } from '../project.ts';
import { besidesHeld, judgeDocument, projectionOf, queriesOfDocuments } from './documents.ts';
import { findingsOf, judge, resultOf } from './prove.ts';
import type { ExtractedSchema } from './query-types/extract.ts';
import { parseForProof } from './query-types/result-type.ts';
import { refusedInitialValues } from './refused-initial-values.ts';
import { refusedSchema, withSchemaFaults } from './refused-schema.ts';
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
import { unreadableQuery } from './unreadable-query.ts';
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
  const { types, kinds, sections, documents, queries, parameters, forEditors } = project;
  const { extracted, findings: notCompiled } = extractSound(types, { parameters });
  const ofDocuments = documents ? proveDocuments(documents, extracted) : [];
  const proofs = [
    ...(sections ? proveKinds(kinds, sections, extracted) : []),
    ...ofDocuments,
    ...queries
      .map((claim) => ({ claim, proof: proofOf(claim.subject, () => proveClaim(claim, extracted)) }))
      .map(({ claim, proof }) => ({ ...proof, findings: besidesHeld(proof.findings, claim, ofDocuments) })),
    ...(forEditors ? proveFieldsAreRead({ ...project, forEditors }, extracted) : []),
  ];
  const refused = refusedSchema(types);
  const isSound = refused.length + notCompiled.length === 0;
  return withSchemaFaults(proofs, isSound ? refusedInitialValues(types) : refused, notCompiled);
}

function proveClaim({ contract, ...claim }: Claim, extracted: ExtractedSchema): Omit<Proof, 'subject'> {
  if (!contract) {
    const suggestion = suggestContract(resultOf(claim.query, extracted), extracted);
    const fix = `give it this one, then check each line:\n\n${suggestion}\n`;
    return { verdicts: [], findings: [missingContract(claim.subject, fix)] };
  }
  const unreadable = unreadableQuery(claim.subject, claim, extracted);
  if (unreadable) return { verdicts: [], findings: [unreadable] };
  const verdicts = judge({ ...claim, contract }, extracted);
  return { verdicts, findings: findingsOf(claim, verdicts) };
}

/** Proves each type of document by the projection by which all queries ask for it. */
export function proveDocuments(documents: Documents, extracted: ExtractedSchema): Proof[] {
  return Object.entries(documents.types).map(([type, own]) =>
    proofOf(type, () => {
      const { contract, excused } = own;
      const judged = judgeDocument(type, { projection: projectionOf(own, documents), contract }, extracted);
      if (!Array.isArray(judged)) return { verdicts: [], findings: [judged] };
      return { verdicts: judged, findings: findingsOf({ subject: type, excused }, judged) };
    }),
  );
}

/**
 * Proves these kinds of section in the result of the query that asks for all sections, and that each is offered and
 * rendered.
 */
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
      const unreadable = unreadableQuery(kind, { query: projection, before: '@' }, extracted);
      if (unreadable) return { verdicts: [], findings: [unreadable] };
      const forms = formsOf(kind, projection);
      if (!contract) {
        const suggestion = suggestContract(forms, extracted);
        const fix = `put this into ${sections.folder}/${kind}/contract.ts, then check each line:\n\n${suggestion}\n`;
        return { verdicts: [], findings: [missingContract(kind, fix)] };
      }
      const verdicts = judgeSection(kind, { projection, contract }, forms, extracted);
      const names = namesReadBy(parseForProof(`@${projection}`, extracted));
      const unread = unreadFields(kind, extracted, names.union(new Set(sections.ofPlace)));
      return { verdicts, findings: findingsOf({ subject: kind, excused }, verdicts, unread) };
    }),
  );
  return [...proofs, registration];
}

/** Proves one subject; code that throws on the way becomes a finding, so that the others are judged all the same. */
function proofOf(subject: string, prove: () => Omit<Proof, 'subject'>): Proof {
  try {
    return { subject, ...prove() };
  } catch (error) {
    return { subject, verdicts: [], findings: [cannotBeJudged(subject, error)] };
  }
}

function proveFieldsAreRead(
  { types, kinds, documents, queries, forEditors }: Project & { forEditors: readonly string[] },
  extracted: ExtractedSchema,
): Proof[] {
  const all = [...(documents ? queriesOfDocuments(documents) : []), ...queries];
  // Nobody knows what a query reads that cannot be read itself; that is a finding of its own.
  if (all.some((claim) => unreadableQuery(claim.subject, claim, extracted))) return [];
  const ofFields = proofOf('fields', () => {
    const names = new Set(all.flatMap(({ query }) => [...namesReadBy(parseForProof(query, extracted))]));
    const others = types
      .map(({ name }) => name)
      .filter((name) => !Object.hasOwn(kinds, name) && !forEditors.includes(name));
    return { verdicts: [], findings: others.flatMap((name) => unreadFields(name, extracted, names)) };
  });
  return [ofFields];
}

function missingContract(subject: string, fix: string): Finding {
  return { subject, path: '', verdict: 'flaw', name: 'no-contract', reason: 'has no contract', fix };
}
