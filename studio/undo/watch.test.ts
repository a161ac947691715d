import { Observable, Subject } from 'rxjs';
import type { DocumentStore } from 'sanity';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { steps } from './history.ts';
import { watch } from './watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what is done after the lake was away for a moment can be taken back, too', async () => {
  let events = new Subject<unknown>();
  const pair = { documentEvents: () => new Observable((heard) => events.subscribe(heard)) };
  // The code asks only for the events of the store.
  const store = { pair } as unknown as DocumentStore;
  const end = watch(store, { name: 'page' }, { id: 'a', type: 'page' }, undefined);
  const write = (before: string, after: string) => {
    const document = (title: string) => ({ _id: 'drafts.a', _type: 'page', title });
    events.next({ type: 'snapshot', version: 'draft', document: document(before) });
    events.next({
      type: 'mutation',
      version: 'draft',
      document: document(after),
      origin: 'local',
      mutations: [],
    });
  };
  const titles = () => steps.next('undo', ({ target }) => target.id === 'a')?.parts;
  write('One', 'Two');
  expect(titles()).toMatchObject([{ before: 'One', after: 'Two' }]);

  const broken = events;
  events = new Subject();
  broken.error(new Error('The lake is away.'));
  await vi.advanceTimersByTimeAsync(2_000);
  write('Two', 'Another text');
  expect(titles()).toMatchObject([{ before: 'Two', after: 'Another text' }]);
  end();
});
