/** Something that a company can count, and what is estimated of it: so much comes along with each. */
export interface Quantity {
  key: string;
  /** Under which it stands in the address. */
  name: string;
  label: string;
  hint: string | null;
  /** What several of them are called in a sentence. */
  unit: string | null;
  scale: 'linear' | 'log';
  lowest: number;
  highest: number;
  step: number;
  initial: number;
  /** They are the people whom the estimate is compared with. */
  isPeople: boolean;
  brings: { key: string; kind: string; each: number; reason: string }[];
}

/** A share of the estimate that is exposed. */
export interface Exposure {
  key: string;
  label: string;
  percent: number;
  reason: string;
}

/** Work that each thing estimated makes in a year, in minutes. */
export interface Task {
  key: string;
  label: string;
  minutesByHand: number;
  minutesWithProduct: number;
  reason: string;
}

/** Everything that an estimate rests on. */
export interface Assumptions {
  quantities: readonly Quantity[];
  exposures: readonly Exposure[];
  tasks: readonly Task[];
}

/** What follows from some quantities, not yet rounded. */
export interface Estimate {
  total: number;
  people: number;
  /** In the order in which the quantities name them. */
  kinds: { kind: string; count: number }[];
  exposures: { key: string; label: string; count: number }[];
  /** Hours a year. */
  byHand: number;
  withProduct: number;
}

/** How many of each quantity there are, in the order of the quantities. */
export type Counts = readonly number[];

/** Estimates how many of something a company has, how many of them are exposed, and the work of a year. */
export function estimate({ quantities, exposures, tasks }: Assumptions, counts: Counts): Estimate {
  const kinds = countKinds(quantities, counts);
  const total = sum(kinds.map(({ count }) => count));
  const hours = (minutes: number[]) => (total * sum(minutes)) / 60;
  return {
    total,
    people: sum(quantities.map(({ isPeople }, index) => (isPeople ? (counts[index] ?? 0) : 0))),
    kinds,
    exposures: exposures.map(({ key, label, percent }) => ({ key, label, count: share(total, percent) })),
    byHand: hours(tasks.map(({ minutesByHand }) => minutesByHand)),
    withProduct: hours(tasks.map(({ minutesWithProduct }) => minutesWithProduct)),
  };
}

/** One kind can come with several quantities: what has the same name is counted together. */
function countKinds(quantities: readonly Quantity[], counts: Counts): Estimate['kinds'] {
  const found = new Map<string, number>();
  quantities.forEach(({ brings }, index) => {
    for (const { kind, each } of brings)
      found.set(kind, (found.get(kind) ?? 0) + each * (counts[index] ?? 0));
  });
  return [...found].map(([kind, count]) => ({ kind, count }));
}

// Rounding can make of 100 % of a number a little more than the number.
const share = (total: number, percent: number): number => Math.min(total, (total * percent) / 100);

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
