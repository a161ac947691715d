import type * as z from 'zod';
import type { studioTypes } from '#pages/studio-types.ts';
import { compare } from './compare.ts';
import type { Expression } from './expression.ts';
import { type ExtractedSchema, extract } from './extract.ts';
import { membersOf } from './member.ts';
import { parseForProof, resultType } from './result-type.ts';
import type { Finding, Verdict } from './verdict.ts';

/** A query, and the contract that its result must meet. */
export interface Claim {
  /** How findings name it: a kind, or what the query asks for. */
  subject: string;
  /** A whole GROQ query, such as `*[_type == "post"]{title}`. */
  query: string;
  contract: z.ZodType;
  /** Paths that nobody can prove, each with the reason why that is well. */
  unproven?: Readonly<Record<string, string>>;
}

/**
 * Whether the contract accepts every result that the query can have for content that an editor can publish:
 * a verdict for each value in it.
 */
export function judge(claim: Claim, extracted: ExtractedSchema): Verdict[] {
  const tree = parseForProof(claim.query);
  const expression: Expression = { tree, scope: null, extracted };
  const members = membersOf(resultType(tree, extracted), extracted);
  return compare(members, claim.contract, { path: '', extracted, expression });
}

/**
 * What keeps a claim from being proved; empty when it is. The types are the Studio's unless others are given.
 * @example
 * prove({ subject: 'posts', query: '*[_type == "post"]{title}', contract: z.array(z.object({ title: z.string() })) });
 * // [] as the title is required; without that: refuted at "[].title", may be null, with what mends it
 */
export function prove(claim: Claim & { types?: typeof studioTypes }): Finding[] {
  return findingsOf(claim, judge(claim, extract(claim.types)));
}

/** The verdicts that count as faults: all but the proven ones and those that the claim gives a reason for. */
export function findingsOf({ subject, unproven = {} }: Claim, verdicts: Verdict[]): Finding[] {
  const faults = verdicts.filter(
    ({ path, verdict }) =>
      verdict === 'refuted' || (verdict === 'unproven' && !Object.hasOwn(unproven, path)),
  );
  const needless = Object.keys(unproven).filter(
    (path) => !verdicts.some((one) => one.path === path && one.verdict === 'unproven'),
  );
  return [
    ...faults.map((fault) => ({ subject, ...fault })),
    ...needless.map(
      (path): Finding => ({
        subject,
        path,
        verdict: 'refuted',
        reason: 'is listed as unproven, but it is proven, or there is no such path',
        fix: `take "${path}" out of "unproven" beside the contract`,
      }),
    ),
  ];
}
