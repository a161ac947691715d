import type { SanityClient } from '@sanity/client';
import { saidBy } from '../asking/said-by.ts';
import { overtaken } from '../inspect/overtaken.ts';
import { idOf } from '../path/layered-id.ts';
import { fileHoldersQuery, type Holder, maxHolders } from './file-places.ts';
import { patchBack, patchOf, type ReplacePlan, type ReplaceStep, replacePlan } from './replace-plan.ts';

/**
 * Plans how a file is replaced wherever it is now. Rejects with a sentence where more than `maxHolders` documents refer
 * to it.
 */
export async function planFileReplacement(client: SanityClient, file: string): Promise<ReplacePlan> {
  const holders = await client.fetch<Holder[]>(fileHoldersQuery, { id: file });
  if (holders.length >= maxHolders)
    throw new Error(`More than ${maxHolders} documents show it. Ask a developer to write a migration.`);
  const drafts = await client.fetch<string[]>('*[_id in $ids]._id', {
    ids: holders.map(({ _id }) => `drafts.${_id}`),
  });
  return replacePlan(holders, new Set(drafts.map(idOf)), file);
}

/** A step that was done: the document that was changed, and its revision since. */
export interface DoneStep {
  step: ReplaceStep;
  id: string;
  revision: string;
}

/** The result of a plan, with the documents that could not be changed and the reasons. */
export interface FileReplacement {
  done: DoneStep[];
  failed: { step: ReplaceStep; reason: string }[];
}

/**
 * Puts another file into the places of a plan, one document after the other, each in one transaction. It leaves out a
 * document that somebody has changed since the plan was made, and a draft or version that is older than what visitors
 * have: once changed, it would look newer, and publishing it would undo that unnoticed. Never rejects.
 */
export async function replaceFile(
  client: SanityClient,
  { steps }: Pick<ReplacePlan, 'steps'>,
  file: string,
  options: { isSamePicture: boolean },
): Promise<FileReplacement> {
  const result: FileReplacement = { done: [], failed: [] };
  for (const step of steps)
    try {
      result.done.push(await carryOut(client, step, file, options));
    } catch (error) {
      result.failed.push({ step, reason: reasonOf(error) });
    }
  return result;
}

async function carryOut(
  client: SanityClient,
  step: ReplaceStep,
  file: string,
  options: { isSamePicture: boolean },
): Promise<DoneStep> {
  const { set, unset } = patchOf(step, file, options);
  const { _id, _rev } = step.document;
  const patch = { set, ...(unset.length > 0 && { unset }) };
  if (step.way === 'new-draft') {
    const id = `drafts.${_id}`;
    const { transactionId } = await client.action([
      // With its base, because a draft of a document that was published again since would undo that.
      {
        actionType: 'sanity.action.document.version.create',
        publishedId: _id,
        versionId: id,
        baseId: _id,
        ifBaseRevisionId: _rev,
      },
      { actionType: 'sanity.action.document.edit', publishedId: _id, draftId: id, patch },
    ]);
    return { step, id, revision: transactionId };
  }
  const older = overtaken(step.document, (await client.getDocument(idOf(_id))) ?? null);
  if (older) throw new Error(older.text);
  const { _rev: revision } = await client
    .patch(_id, { ...patch, ifRevisionID: _rev })
    .commit({ visibility: 'sync' });
  return { step, id: _id, revision };
}

/**
 * Undoes a replacement. Returns the documents that were changed since, and keep the new file; there the file has to be
 * chosen by hand.
 */
export async function takeBackFile(client: SanityClient, done: readonly DoneStep[]): Promise<DoneStep[]> {
  const kept: DoneStep[] = [];
  for (const one of done) {
    const { step, id, revision } = one;
    const change = client.transaction().patch(id, { ...patchBack(step), ifRevisionID: revision });
    if (step.way === 'new-draft') change.delete(id);
    try {
      await change.commit({ visibility: 'sync' });
    } catch {
      kept.push(one);
    }
  }
  return kept;
}

function reasonOf(error: unknown): string {
  const { message } = error instanceof Error ? error : new Error(String(error));
  return /revision|already exists|exists already/i.test(message)
    ? 'Somebody has changed it meanwhile.'
    : saidBy(error);
}
