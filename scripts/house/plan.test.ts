import { expect, test } from 'vitest';
import { allowed } from './floors.ts';
import { readSource, readSources } from './imports.ts';
import { drawPlan, knotsIn, type Plan, readPlans } from './plan.ts';

/** Knots that are still there, each with what ties it; one that gets smaller or goes is taken out of this list. */
const known: { folder: string; parts: string[]; ties: string }[] = [
  {
    folder: 'web',
    parts: ['content/', 'front/', 'renewal/', 'studio/'],
    ties: 'front starts renewal, which keeps the pages of front and marks the tags of content',
  },
  {
    folder: 'schemas',
    parts: ['category/', 'path/', 'post/'],
    ties: 'a path knows the form of the addresses of the list of posts',
  },
];

/** A sentence with the whole plan for each knot that is not known, and one for each known knot that is there no more. */
function faultsOf(plans: readonly Plan[], exceptions = known): string[] {
  const found = plans.flatMap((plan) => knotsIn(plan).map((knot) => ({ plan, knot })));
  const unknown = found.filter(
    ({ plan, knot }) => !exceptions.some(({ folder, parts }) => folder === plan.folder && same(parts, knot)),
  );
  const gone = exceptions.filter(
    ({ folder, parts }) => !found.some(({ plan, knot }) => folder === plan.folder && same(parts, knot)),
  );
  return [
    ...unknown.map(
      ({ plan, knot }) => `In "${plan.folder}" these import each other: ${knot.join(' ')}\n${drawPlan(plan)}`,
    ),
    ...gone.map(
      ({ folder, parts }) => `The knot of ${parts.join(' ')} in "${folder}" is gone: take it off the list.`,
    ),
  ];
}

const same = (one: string[], other: string[]): boolean => one.join() === other.join();

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
  expect(faultsOf(planted, [])).toEqual([
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

test('a knot that was mended is to be taken off the list', () => {
  const mended = [{ folder: 'ui', parts: ['a/', 'b/'], ties: '' }];
  expect(faultsOf([], mended)).toEqual(['The knot of a/ b/ in "ui" is gone: take it off the list.']);
});
