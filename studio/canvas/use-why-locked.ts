import { useMemo } from 'react';
import { usePerspective } from 'sanity';
import type { Lock } from '#canvas/lock.ts';
import { useWindowValue } from '../window/window-value.ts';
import { pastForms } from './past-form.tsx';
import { scheduledForms } from './scheduled-form.tsx';
import { lockToTell, whyLocked } from './why-locked.ts';

/**
 * Why what pages show cannot be changed on them: all of it, or only the documents whose form shows a scheduled or an
 * earlier state. Undefined where all can be changed.
 */
export const useWhyLocked = (): Lock | undefined => useLooking(whyLocked);

/** The lock that pages are to tell the editor of; undefined where there is nothing to tell. */
export const useLockToTell = (): Lock | undefined => useLooking(lockToTell);

function useLooking(read: typeof whyLocked): Lock | undefined {
  const { selectedPerspective: looksAt } = usePerspective();
  const scheduled = useWindowValue(scheduledForms, (forms) => forms);
  const past = useWindowValue(pastForms, (ids) => ids);
  return useMemo(() => read({ looksAt, scheduled, past }), [read, looksAt, scheduled, past]);
}
