import { useEffect, useEffectEvent } from 'react';
import {
  definePlugin,
  getPublishedId,
  getReleaseIdFromReleaseDocumentId,
  type InputProps,
  isDocumentSchemaType,
  isReleaseScheduledOrScheduling,
  useActiveReleases,
} from 'sanity';
import { usePaneRouter } from 'sanity/structure';
import { fieldIn } from '#schemas/fields.ts';
import { WindowValue } from '../window/window-value.ts';

const graceMs = 3_000; // the time until a schedule that was just made is in the list of active releases
const reloadMs = 1_000; // the time until a form that went from the draft to the scheduled version has mounted again

/**
 * A form that shows the version of a document in the release that is its schedule. `id` is that of the published
 * document.
 */
interface ScheduledForm {
  id: string;
  release: string;
  /** Whether its schedule is paused, so that it can be changed in the form. */
  isPaused: boolean;
}

/** The forms that show a version with a schedule of its own while pages show that version over the drafts. */
export const scheduledForms = new WindowValue<readonly ScheduledForm[]>([]);

/**
 * Whether a form shows the version of a document in a release that is its schedule, and that schedule is paused. What
 * was done there can then be undone.
 */
export const isPausedForm = (id: string, release: string | undefined): boolean =>
  scheduledForms.read().some((form) => form.id === id && form.release === release && form.isPaused);

/**
 * Keeps track of the forms that show what is scheduled by *Schedule publish*. Once that has gone out, it has the form
 * show the document itself again, because Sanity's form goes on looking for a version that no longer exists.
 */
export const scheduledForm = definePlugin({
  name: 'scheduled-form',
  form: { components: { input: DocumentInput } },
});

function DocumentInput(props: InputProps) {
  const id = isDocumentSchemaType(props.schemaType) && fieldIn(props.value, '_id');
  return (
    <>
      {props.renderDefault(props)}
      {typeof id === 'string' && <Pane id={getPublishedId(id)} />}
    </>
  );
}

function Pane({ id }: { id: string }) {
  const { params = {}, setParams } = usePaneRouter();
  const { scheduledDraft } = params;
  if (!scheduledDraft) return null;
  // Beside the page, a parameter that is left out keeps its value.
  const onEnd = () => setParams({ ...params, scheduledDraft: undefined });
  return <Schedule id={id} release={scheduledDraft} onEnd={onEnd} />;
}

function Schedule({ id, release, onEnd }: { id: string; release: string; onEnd: () => void }) {
  const { data: releases, loading, error } = useActiveReleases();
  const schedule = releases.find(({ _id }) => getReleaseIdFromReleaseDocumentId(_id) === release);
  const hasEnded = !loading && !error && !schedule;
  const isPaused = schedule !== undefined && !isReleaseScheduledOrScheduling(schedule);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const shown = { id, release, isPaused };
    scheduledForms.put([...scheduledForms.read(), shown]);
    const leave = () => scheduledForms.put(scheduledForms.read().filter((form) => form !== shown));
    // In between, the page would be unlocked, and what is typed there would be lost.
    return () => void setTimeout(leave, reloadMs);
  }, [id, release, isPaused]);
  useEffect(() => {
    if (!hasEnded) return;
    const timer = setTimeout(end, graceMs);
    return () => clearTimeout(timer);
  }, [hasEnded]);
  return null;
}
