import { expect, test } from 'vitest';
import { allowed } from './floors.ts';
import { readSource, readSources } from './imports.ts';
import { drawPlan, knotsIn, type Plan, readPlans } from './plan.ts';

/** A sentence with the whole plan of its folder for each knot. */
function faultsOf(plans: readonly Plan[]): string[] {
  return plans.flatMap((plan) =>
    knotsIn(plan).map(
      (knot) => `In "${plan.folder}" these import each other: ${knot.join(' ')}\n${drawPlan(plan)}`,
    ),
  );
}

test('the folders of no room import each other in a circle, not even for types', async () => {
  const plans = readPlans(await readSources(Object.keys(allowed)));
  expect(plans.map(({ folder }) => folder)).toContain('lake');
  expect(faultsOf(plans).join('\n\n')).toBe('');
});

test('a planted circle is found, and the plan of its folder drawn', () => {
  const planted = readPlans([
    readSource('lake/lake.ts', "import { a } from './kernel/a.ts';\nimport { b } from './features/b/b.ts';"),
    readSource('lake/kernel/a.ts', "import type { B } from '../features/b/b.ts';"),
    readSource('lake/features/b/b.ts', "import { a } from '#lake/kernel/a.ts';"),
    readSource('lake/features/c/c.ts', "import { a } from '../../kernel/a.ts';"),
    readSource('lake/features/c/c.test.ts', "import { lake } from '../../lake.ts';"),
  ]);
  expect(faultsOf(planted)).toEqual([
    [
      'In "lake" these import each other: features/ kernel/',
      'lake/',
      '  1  lake.ts -> features/ kernel/',
      '  0  features/ -> kernel/',
      '  0  kernel/ -> features/',
    ].join('\n'),
  ]);
});

test('a circle below a folder is found there, and one through a file beside folders', () => {
  const planted = readPlans([
    readSource('ui/a/one/x.ts', "import { y } from '../two/y.ts';"),
    readSource('ui/a/two/y.ts', "import { z } from '../z.ts';"),
    readSource('ui/a/z.ts', "import { x } from './one/x.ts';"),
  ]);
  expect(planted.flatMap(knotsIn)).toEqual([['one/', 'two/', 'z.ts']]);
});
