import { addCounter, type Figures } from '#telemetry/figures/figures.ts';
import type { PageSource } from './attendance.ts';

/**
 * Adds a counter of the pages that a front did not send at once, by where they came from; returns the function that
 * counts one.
 */
export function countPages(figures: Figures): (source: PageSource) => void {
  const count = addCounter(figures, {
    name: 'pages_found_total',
    help: 'Pages that were not sent at once: finished ones from the records, and those made by the renderer for who asked.',
    labels: ['source'],
  });
  return (source) => count({ source });
}
