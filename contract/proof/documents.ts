import type { Claim, Documents, DocumentType } from '../project.ts';
import { compare } from './comparing/compare.ts';
import { resultOf } from './prove.ts';
import type { ExtractedSchema } from './query-types/extract.ts';
import { parseForProof } from './query-types/result-type.ts';
import { unreadableQuery } from './unreadable-query.ts';
import { type Finding, isFault, type Verdict } from './verdict.ts';

/** The projection by which every query asks for a document of a type. */
export const projectionOf = ({ fields }: Pick<DocumentType, 'fields'>, { besides = '' }: Documents): string =>
  `{${[fields, besides].filter(Boolean).join(',\n  ')}}`;

/** For each type, a query for any one document of it. */
export const queriesOfDocuments = (documents: Documents): Pick<Claim, 'subject' | 'query'>[] =>
  Object.entries(documents.types).map(([subject, own]) => ({
    subject,
    query: anyDocument(subject, projectionOf(own, documents)),
  }));

const anyDocument = (type: string, projection: string): string => `*[_type == "${type}"][0]${projection}`;

/**
 * A verdict for each value in the answer for a document of a type, for all that an editor can publish; or a finding
 * when its projection cannot be read.
 */
export function judgeDocument(
  type: string,
  { projection, contract }: { projection: string; contract: DocumentType['contract'] },
  extracted: ExtractedSchema,
): Verdict[] | Finding {
  const unreadable = unreadableQuery(type, { query: projection, before: anyDocument(type, '') }, extracted);
  if (unreadable) return unreadable;
  const query = anyDocument(type, projection);
  const expression = { tree: parseForProof(query, extracted), scope: null, extracted };
  // Whether there is a document at all concerns the queries that ask for one.
  const members = resultOf(query, extracted).filter(({ is }) => is !== 'null');
  return compare(members, contract, { path: '', extracted, expression });
}

/** The findings on a query, without those that are reported already for the documents in its answer. */
export function besidesHeld(
  findings: readonly Finding[],
  { holds = [] }: Pick<Claim, 'holds'>,
  ofDocuments: readonly { subject: string; verdicts: Verdict[]; findings: Finding[] }[],
): Finding[] {
  const held = ofDocuments.filter(({ subject }) => holds.includes(subject));
  // When the projection of a document cannot be read, neither can the query that holds it.
  if (held.some((one) => one.findings.some(({ name }) => name === 'cannot-be-judged')))
    return findings.filter(({ name }) => name !== 'cannot-be-judged');
  const said = new Set(
    held.flatMap(({ subject, verdicts }) =>
      verdicts.filter(isFault).map((one) => named({ ...one, path: joined(subject, one.path) })),
    ),
  );
  return findings.filter((finding) => !said.has(named(finding)));
}

const named = ({ path, name, reason, field }: Verdict): string => JSON.stringify([path, name, reason, field]);

const joined = (around: string, path: string): string => [around, path].filter(Boolean).join('.');
