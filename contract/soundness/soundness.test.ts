import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeFinding } from '../proof/verdict.ts';
import { effortOf } from '../search/effort.ts';
import { judgeClaim, type TriedClaim } from './judge-claim.ts';
import { type RandomClaim, randomClaims } from './random-claim.ts';

// A failure says with which seed it began.
const runs = process.env.THOROUGH ? 10_000 : 200;
const tries = 30;
// Sanity's validator waits between the parts of a document: meanwhile another claim is judged.
const lanes = 8;
const longEnough = 60 * 60_000;

test(
  `what is proven is never refused, and what is refuted is shown: ${runs} made-up fields, rules, queries and contracts`,
  async () => {
    const { seed } = effortOf();
    const count = { proven: 0, refuted: 0, unproven: 0 };
    const inLanes = Array.from({ length: lanes }, async (_, lane) => {
      const property = fc.asyncProperty(randomClaims, async (claim) => {
        const judged = await judgeClaim(claim, { tries });
        if (judged.findings.length === 0) count.proven++;
        else if (judged.shown.some(({ example }) => example)) count.refuted++;
        else count.unproven++;
        return isSound(claim, judged) && judged.alarms.length === 0;
      });
      return await fc.check(property, { numRuns: runs / lanes, seed: seed + lane });
    });
    for (const found of await Promise.all(inLanes)) {
      const [claim] = found.counterexample ?? [];
      const fault = claim && faultOf(claim, await judgeClaim(claim, { tries }));
      expect(fault, `${claim?.code}\nIt began at SEARCH_SEED=${found.seed}.`).toBeUndefined();
    }
    console.info(
      `${runs} claims from SEARCH_SEED=${seed}: ${count.proven} proven, ${count.refuted} refuted and shown, ${count.unproven} left open`,
    );
    expect(Math.min(count.proven, count.refuted)).toBeGreaterThan(runs / 10);
  },
  longEnough,
);

/**
 * Whether a proven claim is right: nothing refused was found, and no code looks at several fields, which is never
 * proven.
 */
function isSound({ isSaidByCode }: RandomClaim, { findings, refused }: TriedClaim): boolean {
  return findings.length > 0 || (refused === undefined && !isSaidByCode);
}

function faultOf(claim: RandomClaim, judged: TriedClaim): string | undefined {
  const { refused, alarms } = judged;
  if (judged.findings.length === 0 && claim.isSaidByCode)
    return 'It is proven, and code says more than any proof.';
  if (!isSound(claim, judged)) return `It is proven, and refused: ${JSON.stringify(refused)}`;
  return alarms.length > 0
    ? `Nothing that can be published shows this:\n${alarms.map(describeFinding).join('\n')}`
    : undefined;
}
