import type { LaneName } from '#lake/kernel/options.ts';
import type { Lake } from '#lake/lake.ts';
import { addDurations, addReading, type Figures } from '#telemetry/figures/figures.ts';

/** Adds to the figures of a process how busy a lake is. */
export function addLakeFigures(figures: Figures, lake: Pick<Lake, 'listeners' | 'size' | 'waiting'>): void {
  const gauge = (name: string, help: string, read: () => number) =>
    addReading(figures, { name, help, type: 'gauge' }, read);
  gauge('streams_open', 'Streams of events that are open.', () => lake.listeners);
  gauge('documents', 'Documents of the dataset of the site.', () => lake.size);
  gauge('pictures_waiting', 'Pictures that wait for a painter.', () => lake.waiting.pictures);
  gauge('queries_waiting', 'Queries that wait for a thread.', () => lake.waiting.queries);
}

/** Adds how long queries take; returns the function to call for each query, with its lane and milliseconds. */
export function countQueries(figures: Figures): (lane: LaneName, ms: number) => void {
  const time = addDurations(figures, {
    name: 'query_seconds',
    help: 'Seconds that queries took with their waiting, those of strangers (anonymous) and of all others (known).',
    labels: ['lane'],
  });
  return (lane, ms) => time({ lane }, ms);
}
