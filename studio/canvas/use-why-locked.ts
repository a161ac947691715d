import { useMemo } from 'react';
import { usePerspective } from 'sanity';
import type { Lock } from '#canvas/lock.ts';
import { useWindowValue } from '../window/window-value.ts';
import { pastForms } from './past-form.tsx';
import { scheduledForms } from './scheduled-form.tsx';
import { whyLocked } from './why-locked.ts';

const scheduledWords =
  'The form shows the version that goes out by itself. Pause its schedule above the form and change it there, or delete the schedule to go on with the draft.';

const pastWords =
  'The form shows how this was, and so does the page. Choose the newest state under History, or close it, to go on writing.';

/** Why what pages show cannot be changed on them: all of it, or the documents of which a form shows what is scheduled or what was; undefined where it can. */
export function useWhyLocked(): Lock | undefined {
  const { selectedPerspective } = usePerspective();
  const scheduled = useWindowValue(scheduledForms, (forms) => forms);
  const past = useWindowValue(pastForms, (ids) => ids);
  return useMemo(() => {
    const sentence = whyLocked(selectedPerspective);
    if (sentence) return { sentence };
    if (scheduled.length === 0 && past.length === 0) return undefined;
    return {
      sentence: past.length > 0 ? pastWords : scheduledWords,
      // Each once: a form that is drawn anew stands twice for a moment, and the page would be drawn anew as well.
      ids: [...new Set([...scheduled.map(({ id }) => id), ...past])],
      ...(scheduled.length > 0 && { layers: scheduled.map(({ release }) => release) }),
    };
  }, [selectedPerspective, scheduled, past]);
}
