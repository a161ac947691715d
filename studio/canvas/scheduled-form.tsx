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

const graceMs = 3_000; // in which a schedule that has just been made comes to the list of them
const reloadMs = 1_000; // in which a form that went from the draft to the scheduled version is drawn anew

/** A form that shows the version of a document in the release that is its schedule; `id` is that of the published one. */
interface ScheduledForm {
  id: string;
  release: string;
  /** Whether its schedule is paused, so that it can be changed in the form. */
  isPaused: boolean;
}

/** The forms that show what has a schedule of its own, while pages look through it and through drafts. */
export const scheduledForms = new WindowValue<readonly ScheduledForm[]>([]);

/** Whether a form shows the version of a document in a release that is its schedule and paused: what was done there may be taken back. */
export const isPausedForm = (id: string, release: string | undefined): boolean =>
  scheduledForms.read().some((form) => form.id === id && form.release === release && form.isPaused);

/**
 * Knows of forms that show what is scheduled by *Schedule publish*. Once that has gone out, the form shows the document as it is
 * again: Sanity's goes on looking for a version that is no more.
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
  // Beside the page, what is not named stays as it is.
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
    // The page would be open in between, and what is typed there lost.
    return () => void setTimeout(leave, reloadMs);
  }, [id, release, isPaused]);
  useEffect(() => {
    if (!hasEnded) return;
    const timer = setTimeout(end, graceMs);
    return () => clearTimeout(timer);
  }, [hasEnded]);
  return null;
}
