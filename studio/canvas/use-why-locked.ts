import { useMemo } from 'react';
import { usePerspective } from 'sanity';
import type { Lock } from '#canvas/lock.ts';
import { useWindowValue } from '../window/window-value.ts';
import { pastForms } from './past-form.tsx';
import { scheduledForms } from './scheduled-form.tsx';
import { lockToTell, whyLocked } from './why-locked.ts';

/** Why what pages show cannot be changed on them: all of it, or the documents of which a form shows what is scheduled or what was; undefined where it can. */
export const useWhyLocked = (): Lock | undefined => useLooking(whyLocked);

/** What pages are to say of what cannot be changed on them; undefined where that is nothing. */
export const useLockToTell = (): Lock | undefined => useLooking(lockToTell);

function useLooking(read: typeof whyLocked): Lock | undefined {
  const { selectedPerspective: looksAt } = usePerspective();
  const scheduled = useWindowValue(scheduledForms, (forms) => forms);
  const past = useWindowValue(pastForms, (ids) => ids);
  return useMemo(() => read({ looksAt, scheduled, past }), [read, looksAt, scheduled, past]);
}
