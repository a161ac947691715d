import type { Metric } from '../renderer/metrics.ts';
import type { PageRenderer } from '../renderer/page-renderer.ts';
import type { Renewal } from './renewal.ts';
import type { TagIndex } from './tag-index.ts';

/** How far the renewal of pages is, and what it has done since the start. */
export function renewalMetrics({
  renewal,
  renderer: { figures },
  index,
}: {
  renewal: Renewal;
  renderer: PageRenderer;
  index: TagIndex;
}): Metric[] {
  return [
    {
      name: 'pages_waiting',
      type: 'gauge',
      help: 'Pages that are rendered anew one after the other.',
      value: renewal.waiting,
    },
    {
      name: 'pages_old',
      type: 'gauge',
      help: 'Pages whose content has changed since they were made, with those that wait for a visitor.',
      value: index.oldCount,
    },
    {
      name: 'pages_rendered_total',
      type: 'counter',
      help: 'Pages rendered anew since the start.',
      value: figures.rendered,
    },
    {
      name: 'pages_rendered_seconds_total',
      type: 'counter',
      help: 'Seconds that this took.',
      value: figures.seconds,
    },
    {
      name: 'pages_failed_total',
      type: 'counter',
      help: 'Renderings that failed since the start; the last version of the page went on being served.',
      value: figures.failed,
    },
  ];
}
