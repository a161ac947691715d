import { usePerspective } from 'sanity';
import { useWindowValue } from '../window-value.ts';
import { scheduledForms } from './scheduled-form.tsx';
import { whyLocked } from './why-locked.ts';

const scheduledWords =
  'This is the version that goes out by itself. Pause its schedule above the form and change it there, or delete the schedule to go on with the draft.';

/** Why nothing can be changed on the page, in a sentence for the editor; undefined where it can. */
export function useWhyLocked(): string | undefined {
  const { selectedPerspective } = usePerspective();
  const isScheduled = useWindowValue(scheduledForms, (count) => count > 0);
  return whyLocked(selectedPerspective) ?? (isScheduled ? scheduledWords : undefined);
}
