import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Assumptions, estimate, type Quantity } from './estimate.ts';

const reason = 'Because.';
const quantity = (fields: Partial<Quantity> = {}): Quantity => ({
  key: 'a',
  name: 'a',
  label: 'A',
  hint: null,
  unit: null,
  scale: 'log',
  lowest: 0,
  highest: 1_000_000,
  step: 1,
  initial: 10,
  isPeople: false,
  brings: [],
  ...fields,
});
const bringing = (kind: string, each: number) => ({ key: `${kind}-${each}`, kind, each, reason });
const company: Assumptions = {
  quantities: [
    quantity({ isPeople: true, brings: [bringing('OAuth grants', 8)] }),
    quantity({ brings: [bringing('API keys', 5), bringing('OAuth grants', 0.5)] }),
  ],
  exposures: [{ key: 'owner', label: 'Without an owner', percent: 40, reason }],
  tasks: [
    { key: 'review', label: 'Review', minutesByHand: 6, minutesWithProduct: 1.5, reason },
    { key: 'renewal', label: 'Renewal', minutesByHand: 4, minutesWithProduct: 0, reason },
  ],
};

describe('an estimate', () => {
  test('multiplies, adds kinds of one name, and takes shares and minutes of the whole', () => {
    expect(estimate(company, [100, 20])).toEqual({
      total: 910,
      people: 100,
      kinds: [
        { kind: 'OAuth grants', count: 810 },
        { kind: 'API keys', count: 100 },
      ],
      exposures: [{ key: 'owner', label: 'Without an owner', count: 364 }],
      byHand: (910 * 10) / 60,
      withProduct: (910 * 1.5) / 60,
    });
  });

  test('of nothing is nothing, and a count that is missing counts nothing', () => {
    expect(estimate(company, [0, 0])).toMatchObject({ total: 0, people: 0, byHand: 0 });
    expect(estimate(company, [])).toMatchObject({ total: 0, people: 0, byHand: 0 });
    expect(estimate({ quantities: [], exposures: [], tasks: [] }, [])).toMatchObject({ total: 0, kinds: [] });
  });

  test('of all, however it is rounded, is not more than all', () => {
    const all = [{ key: 'all', label: 'All', percent: 100, reason }];
    const quantities = [quantity({ brings: [bringing('API keys', 0.007)] })];
    expect(estimate({ quantities, tasks: [], exposures: all }, [1]).exposures[0]?.count).toBe(0.007);
  });
});

// Within the limits of what the contract lets an editor publish.
const rate = (max: number) => fc.double({ min: 0, max, noNaN: true });
const kind = fc.constantFrom('Keys', 'Grants', 'Roles', 'toString', '__proto__');
const assumptions: fc.Arbitrary<Assumptions> = fc
  .record({
    quantities: fc.array(
      fc.record({ brings: fc.array(fc.tuple(kind, rate(1_000)), { maxLength: 6 }), isPeople: fc.boolean() }),
      { minLength: 1, maxLength: 8 },
    ),
    exposures: fc.array(rate(100), { maxLength: 4 }),
    tasks: fc.array(fc.tuple(rate(10_000), rate(10_000)), { maxLength: 6 }),
  })
  .map(({ quantities, exposures, tasks }) => ({
    quantities: quantities.map(({ brings, isPeople }) =>
      quantity({ isPeople, brings: brings.map(([name, each]) => bringing(name, each)) }),
    ),
    exposures: exposures.map((percent, index) => ({ key: `e${index}`, label: 'Exposed', percent, reason })),
    tasks: tasks.map(([minutesByHand, minutesWithProduct], index) => ({
      key: `t${index}`,
      label: 'Work',
      minutesByHand,
      minutesWithProduct,
      reason,
    })),
  }));
const counts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 8, maxLength: 8 });

const numbersOf = (assumed: Assumptions, some: number[]): number[] => {
  const { total, people, kinds, exposures, byHand, withProduct } = estimate(assumed, some);
  const listed = [...kinds, ...exposures].map(({ count }) => count);
  return [total, people, byHand, withProduct, ...listed];
};

describe('whatever an editor assumes and a visitor has', () => {
  test('every number is finite and none is negative', () => {
    fc.assert(
      fc.property(assumptions, counts, (assumed, some) => {
        expect(numbersOf(assumed, some).filter((value) => !Number.isFinite(value) || value < 0)).toEqual([]);
      }),
    );
  });

  test('more of anything never makes less of anything', () => {
    fc.assert(
      fc.property(assumptions, counts, counts, (assumed, some, added) => {
        const fewer = numbersOf(assumed, some);
        const more = numbersOf(
          assumed,
          some.map((count, index) => count + (added[index] ?? 0)),
        );
        expect(more.filter((value, index) => value < (fewer[index] ?? 0))).toEqual([]);
      }),
    );
  });

  test('the kinds are the whole, and no exposure is larger than it', () => {
    fc.assert(
      fc.property(assumptions, counts, (assumed, some) => {
        const { total, kinds, exposures } = estimate(assumed, some);
        expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBeCloseTo(total, 3);
        for (const { count } of exposures) expect(count).toBeLessThanOrEqual(total);
      }),
    );
  });
});
