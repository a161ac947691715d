import type { SanityClient } from '@sanity/client';
import { type Chosen, isFree, type Verdict, withEach } from '../remove/verdict.ts';
import { approvalMissing, needsApproval } from '../review/needs-approval.ts';
import { saidBy } from '../said-by.ts';
import { type Checked, checkDocument } from './check-document.ts';
import { isChecked } from './is-checked.ts';

/** What the form would refuse in a document, in sentences. */
export type Validate = (document: Checked) => Promise<string[]>;

const layersQuery = '{"draft": *[_id == $draft][0], "isPublished": defined(*[_id == $id][0]._id)}';

type Draft = Checked & { _rev: string };

/** Looks at documents as the gate of Publish does: which can go out, with the draft that was looked at, and what keeps the others. */
export async function lookAtPublishing(
  client: SanityClient,
  chosen: readonly Chosen[],
  validate: Validate,
): Promise<(Verdict & { revision?: string })[]> {
  const verdicts: (Verdict & { revision?: string })[] = [];
  for (const { id, type, title } of chosen) {
    const { draft, isPublished } = await client.fetch<{ draft: Draft | null; isPublished: boolean }>(
      layersQuery,
      { id, draft: `drafts.${id}` },
      { perspective: 'raw' },
    );
    const none = isPublished ? 'Visitors have it as it is.' : 'It is gone.';
    const found = draft
      ? { reasons: await reasonsOf(client, draft, validate), revision: draft._rev }
      : { reasons: [none] };
    verdicts.push({ id, type, title, ...found });
  }
  return verdicts;
}

async function reasonsOf(client: SanityClient, draft: Draft, validate: Validate): Promise<string[]> {
  const refused = await validate(draft);
  if (refused.length === 0 && (await needsApproval(client, draft))) return [approvalMissing];
  if (refused.length > 0 || !isChecked(draft._type)) return refused;
  const { hints, move, overtaken, replaced } = await checkDocument(client, draft);
  const faults = hints.filter(({ weight }) => weight === 'fault').map(({ text }) => text);
  if (move && !move.isLedOn)
    faults.push(
      `It moves from ${move.from} to ${move.to}. Publish it from its form, which asks what becomes of ${move.from}.`,
    );
  // The form asks whether that is meant.
  for (const asked of [overtaken, replaced]) if (asked) faults.push(asked.text);
  if (hints.some(({ example }) => example !== undefined))
    faults.push(
      'Some of its sections say what the examples say. Publish it from its form, which names them.',
    );
  return [...new Set(faults)];
}

/**
 * Publishes those documents that can go out, each by itself, and then those that could only go after them, as they link there.
 * Answers what has become of each.
 */
export async function publishMany(
  client: SanityClient,
  chosen: readonly Chosen[],
  validate: Validate,
): Promise<Verdict[]> {
  const done: Verdict[] = [];
  let verdicts = await lookAtPublishing(client, chosen, validate);
  for (;;) {
    const revisions = new Map(verdicts.map(({ id, revision }) => [id, revision]));
    const tried = await withEach(verdicts.filter(isFree), ({ id }) => {
      const ifDraftRevisionId = revisions.get(id);
      return client
        .action({
          actionType: 'sanity.action.document.publish',
          publishedId: id,
          draftId: `drafts.${id}`,
          // What somebody has written in it since was not looked at.
          ...(ifDraftRevisionId && { ifDraftRevisionId }),
        })
        .catch(tellOfRevision);
    });
    done.push(...tried.filter(isFree));
    const left = [...verdicts, ...tried].filter((one) => !isFree(one));
    if (left.length === 0 || !tried.some(isFree)) return [...done, ...left];
    verdicts = await lookAtPublishing(client, left, validate);
  }
}

function tellOfRevision(error: unknown): never {
  if (/revision/i.test(saidBy(error)))
    throw new Error('Somebody is writing in it just now. Publish it when they are done.');
  throw error;
}
