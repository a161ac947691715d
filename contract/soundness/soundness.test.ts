import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { effortOf } from '../search/effort.ts';
import { judgeClaim } from './judge-claim.ts';
import { randomClaims } from './random-claim.ts';

// Of each claim 30 documents are tried; every run begins elsewhere, and a failure says where it began.
const runs = process.env.THOROUGH ? 10_000 : 500;

test(`nothing that is proven is refused: ${runs} made-up fields, rules, projections and contracts`, async () => {
  const found = await fc.check(
    fc.asyncProperty(randomClaims, async (claim) => {
      const { findings, refused } = await judgeClaim(claim, { tries: 30 });
      return findings.length > 0 || refused === undefined;
    }),
    { numRuns: runs, seed: effortOf().seed },
  );
  const [claim] = found.counterexample ?? [];
  const refused = claim && (await judgeClaim(claim, { tries: 30 })).refused;
  expect(
    refused,
    `The proof says that this agrees, and it does not:\n${claim?.code}\nIt began at SEARCH_SEED=${found.seed}.`,
  ).toBeUndefined();
});

test('what is planted is found: a proof that believed everything would fail here', async () => {
  const refused = await Promise.all(
    fc
      .sample(randomClaims, { numRuns: 60, seed: 1 })
      .map(async (claim) => (await judgeClaim(claim, { tries: 30 })).refused),
  );
  expect(refused.filter((one) => one !== undefined).length).toBeGreaterThan(10);
});
