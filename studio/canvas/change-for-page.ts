import type { DocumentStore } from 'sanity';
import { storedChanges } from '#canvas/changes/apply-changes.ts';
import type { ToStudio } from '#canvas/messages.ts';
import { madeDocuments } from './made-documents.ts';
import { changeDocument } from './open-document.ts';

type Asked = Extract<ToStudio, { type: 'change' }>;

/**
 * Does what an editor has done on the page, in the draft or in the version of a release. Answers why that was not done, in a sentence
 * for her; undefined when it was.
 */
export async function changeForPage(
  store: DocumentStore,
  { target, changes, what, order }: Asked,
  release: string | undefined,
): Promise<string | undefined> {
  const notDone = `${what ? `“${what}”` : 'This'} is not done`;
  let isGone = false;
  try {
    await madeDocuments.ready(changes);
    await changeDocument(
      store,
      target,
      release,
      { for: 'canvas', what },
      (now) => {
        // A change alone would begin another document under its id, with nothing else in it.
        isGone = now === undefined && release === undefined;
        return isGone ? [] : storedChanges(now, changes);
      },
      order,
    );
  } catch (error) {
    console.warn(error);
    return `${notDone}: the document cannot be changed now.`;
  }
  return isGone ? `${notDone}: somebody has deleted the document.` : undefined;
}
