import { useSyncExternalStore } from 'react';
import { usePerspective } from 'sanity';
import { hearGoodbyes, hearPages } from '../pages-shown/shown-pages.ts';
import { OpenSet } from './open-set.ts';
import type { Step } from './step.ts';
import { Steps, type Way } from './steps.ts';

/** The steps made in this Studio since it was opened, in all documents, whether they are still open or not. */
export const steps = new Steps();

/** The documents that are open in it. */
export const opened = new OpenSet<MessageEventSource>();

hearPages((said, _answer, page) => {
  if (said.type === 'shows') opened.setPage(page, said.ids);
});
hearGoodbyes((page) => opened.setPage(page, []));

/** The next step to be undone or redone, among the open documents. */
export function useNext(way: Way): Step | undefined {
  const { selectedReleaseId: release } = usePerspective();
  useSyncExternalStore(steps.subscribe, steps.getCount);
  useSyncExternalStore(opened.subscribe, opened.getCount);
  return steps.next(way, (step) => opened.has(step, release));
}
