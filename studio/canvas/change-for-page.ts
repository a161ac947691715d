import type { DocumentStore } from 'sanity';
import { storedChanges } from '#canvas/changes/apply-changes.ts';
import type { ToStudio } from '#canvas/messages.ts';
import { madeDocuments } from './made-documents.ts';
import { changeDocument } from './open-document.ts';

type Asked = Extract<ToStudio, { type: 'change' }>;

/**
 * Makes a change that an editor made on the page, in the draft or in the version of a release. Resolves to the reason
 * why it was not made, in a sentence for the editor; to undefined when it was.
 */
export async function changeForPage(
  store: DocumentStore,
  { target, changes, what, order }: Asked,
  release: string | undefined,
): Promise<string | undefined> {
  const notDone = `${what ? `“${what}”` : 'This'} was not done`;
  let isGone = false;
  try {
    await madeDocuments.ready(changes);
    await changeDocument(
      store,
      target,
      release,
      { for: 'canvas', what },
      (now) => {
        // A change without a document would create another one under its id, with nothing else in it.
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
