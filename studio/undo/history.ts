import { useSyncExternalStore } from 'react';
import { usePerspective } from 'sanity';
import { hearGoodbyes, hearPages } from '../pages-shown/shown-pages.ts';
import { OpenSet } from './open-set.ts';
import type { Step } from './step.ts';
import { Steps, type Way } from './steps.ts';

/** What was done in this Studio since it was opened, whatever was opened and closed meanwhile. */
export const steps = new Steps();

/** What is open in it. */
export const opened = new OpenSet<MessageEventSource>();

hearPages((said, _answer, page) => {
  if (said.type === 'shows') opened.setPage(page, said.ids);
});
hearGoodbyes((page) => opened.setPage(page, []));

/** The step that would be taken back, or done again, among what is open. */
export function useNext(way: Way): Step | undefined {
  const { selectedReleaseId: release } = usePerspective();
  useSyncExternalStore(steps.subscribe, steps.getCount);
  useSyncExternalStore(opened.subscribe, opened.getCount);
  return steps.next(way, (step) => opened.has(step, release));
}
