/** Something that a company can count, and what each one brings along of what is estimated. */
export interface Quantity {
  key: string;
  /** Its name in the address. */
  name: string;
  label: string;
  hint: string | null;
  /** The plural for use in a sentence. */
  unit: string | null;
  scale: 'linear' | 'log';
  lowest: number;
  highest: number;
  step: number;
  initial: number;
  /** Whether these are the people with whom the estimate is compared. */
  isPeople: boolean;
  brings: { key: string; kind: string; each: number; reason: string }[];
}

/** A share of the estimate, in percent, that is exposed. */
export interface Exposure {
  key: string;
  label: string;
  percent: number;
  reason: string;
}

/** Work that each estimated thing causes in a year, in minutes. */
export interface Task {
  key: string;
  label: string;
  minutesByHand: number;
  minutesWithProduct: number;
  reason: string;
}

/** Everything that an estimate is based on. */
export interface Assumptions {
  quantities: readonly Quantity[];
  exposures: readonly Exposure[];
  tasks: readonly Task[];
}

/** An estimate for some counts, not rounded. */
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

/** The count of each quantity, in the order of the quantities. */
export type Counts = readonly number[];

/** Estimates how many of something a company has, how many of them are exposed, and the hours of work in a year. */
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

/** Adds up kinds of the same name, because several quantities can bring one kind. */
function countKinds(quantities: readonly Quantity[], counts: Counts): Estimate['kinds'] {
  const found = new Map<string, number>();
  quantities.forEach(({ brings }, index) => {
    for (const { kind, each } of brings)
      found.set(kind, (found.get(kind) ?? 0) + each * (counts[index] ?? 0));
  });
  return [...found].map(([kind, count]) => ({ kind, count }));
}

// Rounding errors can make 100 % of a number slightly more than the number.
const share = (total: number, percent: number): number => Math.min(total, (total * percent) / 100);

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
