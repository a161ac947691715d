import type * as z from 'zod';
import type { Claim, Project } from '../project.ts';
import { compare } from './comparing/compare.ts';
import { type Member, membersOf } from './comparing/member.ts';
import type { Expression } from './query-types/expression.ts';
import { type ExtractedSchema, extract } from './query-types/extract.ts';
import { parseForProof, resultType } from './query-types/result-type.ts';
import { uniqueFindings } from './unique-findings.ts';
import { type Finding, isFault, type Verdict } from './verdict.ts';

/** A query together with the contract that its result must meet. */
export type JudgedClaim = Claim & { contract: z.ZodType };

/** The forms that the result of a query can have. */
export function resultOf(query: string, extracted: ExtractedSchema): Member[] {
  return membersOf(resultType(query, extracted), extracted);
}

/**
 * Judges whether the contract accepts every result that the query can have for content that an editor can publish: a
 * verdict for each value in the result.
 */
export function judge(claim: JudgedClaim, extracted: ExtractedSchema): Verdict[] {
  const tree = parseForProof(claim.query, extracted);
  const expression: Expression = { tree, scope: null, extracted };
  return compare(resultOf(claim.query, extracted), claim.contract, { path: '', extracted, expression });
}

/**
 * What keeps a claim about some types of the Studio from being proved; empty when it is.
 * @example
 * const contract = z.array(z.object({ title: z.string() }));
 * prove({ subject: 'posts', query: '*[_type == "post"]{title}', contract }, { types });
 * // [] because the title is required; otherwise refuted at "[].title": may be null, with what mends it
 */
export function prove(
  claim: JudgedClaim,
  { types, parameters }: Pick<Project, 'types'> & Partial<Pick<Project, 'parameters'>>,
): Finding[] {
  return findingsOf(claim, judge(claim, extract(types, { parameters })));
}

/**
 * The findings among verdicts: all that is neither proven nor left to the search, without what the claim excuses, and
 * each excuse that nothing needs. `more` are findings from elsewhere, treated alike.
 */
export function findingsOf(
  { subject, excused = {} }: Pick<Claim, 'subject' | 'excused'>,
  verdicts: Verdict[],
  more: Finding[] = [],
): Finding[] {
  const faults = verdicts.filter(isFault);
  const found = uniqueFindings([...faults.map((fault) => ({ subject, ...fault })), ...more]);
  const needless = Object.keys(excused).filter((path) => !found.some((one) => one.path === path));
  return [
    ...found.filter(({ path }) => !Object.hasOwn(excused, path)),
    ...needless.map(
      (path): Finding => ({
        subject,
        path,
        verdict: 'flaw',
        name: 'needless-excuse',
        reason: 'is listed as excused, but it is proven, or there is no such path',
        fix: `take "${path}" out of "excused" beside the contract`,
      }),
    ),
  ];
}
