import { addCounter, type Figures } from '#telemetry/figures/figures.ts';
import type { PageSource } from './attendance.ts';

/** Counts the pages that a front sends, by where they came from: all but those of the renderer were finished before. */
export function countPages(figures: Figures): (source: PageSource) => void {
  const count = addCounter(figures, {
    name: 'pages_sent_total',
    help: 'Pages that were sent: out of memory, from the records of finished pages, or made for who asked.',
    labels: ['source'],
  });
  return (source) => count({ source });
}
