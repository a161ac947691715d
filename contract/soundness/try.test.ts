import * as fc from 'fast-check';
import { test } from 'vitest';
import { judgeClaim } from './judge-claim.ts';
import { randomClaims } from './random-claim.ts';

const n = Number(process.env.N ?? 300);
test('try', async () => {
  const seed = Number(process.env.SEED ?? 1);
  const claims = fc.sample(randomClaims, { numRuns: n, seed });
  let proven = 0,
    refuted = 0,
    upgraded = 0,
    unproven = 0,
    flaws = 0,
    alarms = 0,
    unsound = 0;
  const begun = performance.now();
  for (const [i, claim] of claims.entries()) {
    const b = performance.now();
    let j;
    try {
      j = await judgeClaim(claim, { tries: 30 });
    } catch (e) {
      console.log('CRASH', claim.code, e);
      continue;
    }
    const took = performance.now() - b;
    if (took > 1500) console.log('SLOW', took | 0, claim.code);
    if (j.findings.length === 0) {
      proven++;
      if (j.refused) {
        unsound++;
        console.log('UNSOUND', claim.code, JSON.stringify(j.refused));
      }
    }
    for (const [k, f] of j.findings.entries()) {
      const s = j.shown[k]!;
      if (f.verdict === 'flaw') flaws++;
      else if (f.verdict === 'refuted' && s.example) refuted++;
      else if (f.verdict === 'unproven' && s.example) upgraded++;
      else unproven++;
      if (f.verdict === 'unproven' && !s.example && process.env.VERBOSE)
        console.log('UNPROVEN', claim.code, '\n   ', f.path, f.reason);
    }
    if (j.alarms.length > 0) {
      alarms++;
      console.log(
        'ALARM',
        i,
        claim.code,
        '\n   ',
        j.alarms.map((a) => `${a.path} ${a.reason} ${JSON.stringify(a.refused)}`).join('\n    '),
      );
    }
  }
  console.log({
    n,
    seed,
    proven,
    refuted,
    upgraded,
    unproven,
    flaws,
    alarms,
    unsound,
    ms: (performance.now() - begun) | 0,
  });
}, 3_000_000);
