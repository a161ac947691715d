import { useEffect, useEffectEvent } from 'react';
import {
  definePlugin,
  getReleaseIdFromReleaseDocumentId,
  type InputProps,
  isDocumentSchemaType,
  useActiveReleases,
} from 'sanity';
import { usePaneRouter } from 'sanity/structure';
import { WindowValue } from '../window-value.ts';

const graceMs = 3_000; // in which a schedule that has just been made comes to the list of them
const reloadMs = 1_000; // in which a form that went from the draft to the scheduled version is drawn anew

/** How many forms show the version of a document that has a schedule of its own, while pages look through drafts. */
export const scheduledForms = new WindowValue(0);

/**
 * Knows of forms that show what is scheduled by *Schedule publish*. Once that has gone out, the form shows the document as it is
 * again: Sanity's goes on looking for a version that is no more.
 */
export const scheduledForm = definePlugin({
  name: 'scheduled-form',
  form: { components: { input: DocumentInput } },
});

function DocumentInput(props: InputProps) {
  return (
    <>
      {props.renderDefault(props)}
      {isDocumentSchemaType(props.schemaType) && <Pane />}
    </>
  );
}

function Pane() {
  const { params = {}, setParams } = usePaneRouter();
  const { scheduledDraft } = params;
  if (!scheduledDraft) return null;
  // Beside the page, what is not named stays as it is.
  return <Schedule id={scheduledDraft} onEnd={() => setParams({ ...params, scheduledDraft: undefined })} />;
}

function Schedule({ id, onEnd }: { id: string; onEnd: () => void }) {
  const { data: releases, loading, error } = useActiveReleases();
  const hasEnded =
    !loading && !error && !releases.some(({ _id }) => getReleaseIdFromReleaseDocumentId(_id) === id);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    scheduledForms.put(scheduledForms.read() + 1);
    // The page would be open in between, and what is typed there lost.
    return () => void setTimeout(() => scheduledForms.put(scheduledForms.read() - 1), reloadMs);
  }, []);
  useEffect(() => {
    if (!hasEnded) return;
    const timer = setTimeout(end, graceMs);
    return () => clearTimeout(timer);
  }, [hasEnded]);
  return null;
}
