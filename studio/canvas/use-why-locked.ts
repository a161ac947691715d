import { useMemo } from 'react';
import { usePerspective } from 'sanity';
import type { Lock } from '#canvas/lock.ts';
import { useWindowValue } from '../window-value.ts';
import { scheduledForms } from './scheduled-form.tsx';
import { whyLocked } from './why-locked.ts';

const scheduledWords =
  'The form shows the version that goes out by itself. Pause its schedule above the form and change it there, or delete the schedule to go on with the draft.';

/** Why what pages show cannot be changed on them: all of it, or the documents of which a form shows what is scheduled; undefined where it can. */
export function useWhyLocked(): Lock | undefined {
  const { selectedPerspective } = usePerspective();
  const scheduled = useWindowValue(scheduledForms, (forms) => forms);
  return useMemo(() => {
    const sentence = whyLocked(selectedPerspective);
    if (sentence) return { sentence };
    if (scheduled.length === 0) return undefined;
    return {
      sentence: scheduledWords,
      // Each once: a form that is drawn anew stands twice for a moment, and the page would be drawn anew as well.
      ids: [...new Set(scheduled.map(({ id }) => id))],
      layers: scheduled.map(({ release }) => release),
    };
  }, [selectedPerspective, scheduled]);
}
