import type { SanityClient } from '@sanity/client';
import { saidBy } from '../asking/said-by.ts';
import type { Return } from '../path/find-return.ts';
import { moveRedirects } from '../path/move-redirects.ts';
import { type Chosen, isFree, type Verdict, withEach } from '../remove/verdict.ts';
import { approvalMissing, needsApproval } from '../review/needs-approval.ts';
import { type Checked, checkDocument } from './check-document.ts';
import { isChecked } from './is-checked.ts';

/** Answers with the errors that the form would show for a document, as sentences. */
export type Validate = (document: Checked) => Promise<string[]>;

const layersQuery = '{"draft": *[_id == $draft][0], "isPublished": defined(*[_id == $id][0]._id)}';

type Draft = Checked & { _rev: string };

/**
 * Whether a document can go out, the revision of the draft that was checked, and the redirects to deal with where one
 * begins at its address.
 */
export interface Outgoing extends Verdict {
  revision?: string;
  back?: Return | undefined;
}

/** Checks documents as the gate of Publish does: tells which can go out, and the reasons that keep the others back. */
export async function lookAtPublishing(
  client: SanityClient,
  chosen: readonly Chosen[],
  validate: Validate,
): Promise<Outgoing[]> {
  const verdicts: Outgoing[] = [];
  for (const { id, type, title } of chosen) {
    const { draft, isPublished } = await client.fetch<{ draft: Draft | null; isPublished: boolean }>(
      layersQuery,
      { id, draft: `drafts.${id}` },
      { perspective: 'raw' },
    );
    const none = isPublished ? 'It has no unpublished changes.' : 'It no longer exists.';
    const found = draft
      ? { ...(await lookAt(client, draft, validate)), revision: draft._rev }
      : { reasons: [none] };
    verdicts.push({ id, type, title, ...found });
  }
  return verdicts;
}

async function lookAt(
  client: SanityClient,
  draft: Draft,
  validate: Validate,
): Promise<Pick<Outgoing, 'reasons' | 'back'>> {
  const refused = await validate(draft);
  if (refused.length === 0 && (await needsApproval(client, draft))) return { reasons: [approvalMissing] };
  if (refused.length > 0 || !isChecked(draft._type)) return { reasons: refused };
  const { hints, move, back, overtaken, replaced } = await checkDocument(client, draft);
  const faults = hints.filter(({ weight }) => weight === 'fault').map(({ text }) => text);
  if (move && !move.isLedOn)
    faults.push(
      `It moves from ${move.from} to ${move.to}. Publish it from its form, which asks what becomes of ${move.from}.`,
    );
  // The form would ask whether these are meant; here nobody can be asked.
  for (const asked of [overtaken, replaced]) if (asked) faults.push(asked.text);
  if (hints.some(({ example }) => example !== undefined))
    faults.push('Some of its sections still have example text. Publish it from its form, which names them.');
  return { reasons: [...new Set(faults)], back };
}

/**
 * Publishes the documents that can go out, each by itself, and then those that had to wait for them because they link
 * to them. Answers with what has become of each. With `mendsRedirects`, it also deletes redirects from the addresses of
 * published documents, and restores those that led to them until they were taken offline.
 */
export async function publishMany(
  client: SanityClient,
  chosen: readonly Chosen[],
  validate: Validate,
  mendsRedirects = false,
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
          // What somebody has written in the draft since then was not checked.
          ...(ifDraftRevisionId && { ifDraftRevisionId }),
        })
        .catch(tellOfRevision);
    });
    const out = tried.filter(isFree);
    const backs = new Map(verdicts.map(({ id, back }) => [id, back]));
    for (const one of out) {
      const back = mendsRedirects ? backs.get(one.id) : undefined;
      done.push(back ? { ...one, ...(await mend(client, back)) } : one);
    }
    const left = [...verdicts, ...tried].filter((one) => !isFree(one));
    if (left.length === 0 || out.length === 0) return [...done, ...left];
    verdicts = await lookAtPublishing(client, left, validate);
  }
}

/** Mends the redirects for a document that visitors have by now. Answers with a note where that failed. */
async function mend(client: SanityClient, { id, at, plan, older }: Return): Promise<Pick<Verdict, 'note'>> {
  try {
    await moveRedirects(client, { id, from: at }, plan, { makesRedirect: false, removesRedirects: true });
    return {};
  } catch (error) {
    return { note: `The redirects from ${[at, ...older].join(', ')} were not changed: ${saidBy(error)}` };
  }
}

function tellOfRevision(error: unknown): never {
  if (/revision/i.test(saidBy(error)))
    throw new Error('Somebody is editing it right now. Publish it when they are done.');
  throw error;
}
