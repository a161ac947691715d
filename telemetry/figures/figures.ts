import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The figures of a process, each named `tessera_…`, in the form of Prometheus. */
export type Figures = Registry;

/** Makes the figures of a process, each labelled with its name. */
export function makeFigures(process: string): Figures {
  const figures = new Registry();
  figures.setDefaultLabels({ process });
  return figures;
}

/** Adds a figure that is read when somebody asks for it; a counter only grows. */
export function addReading(
  figures: Figures,
  { name, help, type }: { name: string; help: string; type: 'gauge' | 'counter' },
  read: () => number,
): void {
  const own = { name: `tessera_${name}`, help, registers: [figures] };
  if (type === 'gauge')
    new Gauge({
      ...own,
      collect() {
        this.set(read());
      },
    });
  else
    new Counter({
      ...own,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
}

/** Adds a counter with labels, such as a route and a status; the returned function counts one. */
export function addCounter<Label extends string>(
  figures: Figures,
  { name, help, labels }: { name: string; help: string; labels: readonly Label[] },
): (labels: Record<Label, string>) => void {
  const counter = new Counter({ name: `tessera_${name}`, help, labelNames: labels, registers: [figures] });
  return (of) => counter.inc(of);
}

// In seconds: a page from memory takes less than the first, a slow query as long as the last.
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Adds a histogram of how long something takes, in seconds; the returned function takes milliseconds. */
export function addDurations<Label extends string>(
  figures: Figures,
  { name, help, labels }: { name: string; help: string; labels: readonly Label[] },
): (labels: Record<Label, string>, ms: number) => void {
  const own = { name: `tessera_${name}`, help, labelNames: labels, buckets, registers: [figures] };
  const histogram = new Histogram<Label>(own);
  return (of, ms) => histogram.observe(of, ms / 1000);
}
