import { addReading, type Figures } from '#telemetry/figures/figures.ts';
import type { SharedRenderings } from '../instances/shared-renderings.ts';
import type { PageRenderer } from '../renderer/page-renderer.ts';
import type { Renewal } from './renewal.ts';
import type { TagIndex } from './tags/tag-index.ts';

/** Adds to the figures of a process how far the renewal of pages is, and what it has done since the start. */
export function measureRenewal(
  figures: Figures,
  {
    renewal,
    renderer: { figures: done },
    index,
    shared,
  }: { renewal: Renewal; renderer: PageRenderer; index: TagIndex; shared: SharedRenderings | undefined },
): void {
  const gauge = (name: string, help: string, read: () => number) =>
    addReading(figures, { name, help, type: 'gauge' }, read);
  const counter = (name: string, help: string, read: () => number) =>
    addReading(figures, { name, help, type: 'counter' }, read);
  gauge('pages_waiting', 'Pages that are rendered anew one after the other.', () => renewal.waiting);
  gauge(
    'pages_old',
    'Pages whose content has changed since they were made, with those that wait for a visitor.',
    () => index.oldCount,
  );
  counter('pages_rendered_total', 'Pages rendered anew since the start.', () => done.rendered);
  counter('pages_rendered_seconds_total', 'Seconds that this took.', () => done.seconds);
  counter(
    'pages_confirmed_total',
    'Old pages since the start that would have been made of the same content once more, and stayed.',
    () => done.confirmed,
  );
  if (shared) {
    const { figures: its } = shared;
    counter(
      'pages_taken_total',
      'Pages that another instance had rendered, since the start.',
      () => its.taken,
    );
    counter('pages_shared_total', 'Pages rendered here for the others too, since the start.', () => its.kept);
  }
  counter(
    'pages_failed_total',
    'Renderings that failed since the start; the last version of the page went on being served.',
    () => done.failed,
  );
}
