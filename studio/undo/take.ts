import type { SanityClient } from '@sanity/client';
import { getDraftId, getVersionId } from '@sanity/client/csm';
import { filter, firstValueFrom, timeout } from 'rxjs';
import type { DocumentStore } from 'sanity';
import { applyChanges } from '#canvas/changes/apply-changes.ts';
import type { LiveDocument, ToPage } from '#canvas/messages.ts';
import { isNamedIn, type Made, madeDocuments } from '../canvas/made-documents.ts';
import { changeDocument } from '../canvas/open-document.ts';
import { tellPages } from '../pages-shown/shown-pages.ts';
import { broughtBy } from './brought-by.ts';
import { type People, sayTheirs } from './say-theirs.ts';
import { type Part, type Step, turned } from './step.ts';
import { keyOf } from './step-key.ts';
import type { Steps, Way } from './steps.ts';
import { takeBack } from './take-back.ts';
import { type TitledType, titleAt } from './title-at.ts';

type Said = Extract<ToPage, { type: 'refused' | 'done' }>;

/** The steps, and what is needed to take one. */
export interface Means {
  steps: Steps;
  /** The store of the Studio's forms. */
  store: DocumentStore;
  /** A client that sees drafts and versions. */
  client: SanityClient;
  people: People;
}

// the time in which a change must be stored; otherwise a document that was made in the step stays
const maxStoringMs = 10_000;

/**
 * Undoes or redoes a step, and says what was done and what was not. A document that was made in the step, such as a
 * shared section, is deleted by undo and made again by redo. Never rejects.
 */
export async function take(means: Means, type: TitledType, way: Way, step: Step): Promise<Said> {
  const parts = way === 'undo' ? step.parts : turned(step.parts);
  let refusal: Promise<string> | string | undefined;
  let takenParts: Part[] = [];
  let after: LiveDocument | undefined;
  try {
    // A document must exist before another refers to it.
    const made = await madeDocuments.makeAgain(means.client, broughtBy(turned(parts)));
    for (const document of made) tellPages({ type: 'document', document });
    await changeDocument(means.store, step.target, step.release, { for: 'undo' }, (document) => {
      const { changes, taken, refused } = document
        ? takeBack(document, parts)
        : { changes: [], taken: [], refused: parts };
      takenParts = taken;
      after = document && applyChanges(document, changes);
      const [first] = refused;
      if (!document) refusal = 'The document no longer exists.';
      else if (first) refusal = refusalOf(means, keyOf(step), titleAt(type, document, first.at), first);
      return changes;
    });
    // A change that failed leaves the step where it is, to be tried again.
    means.steps.take(way, step, way === 'undo' ? takenParts : turned(takenParts));
  } catch (error) {
    console.warn(error);
    return { type: 'refused', sentence: `“${step.what}” stays: the document cannot be changed now.` };
  }
  const made = way === 'undo' ? madeDocuments.madeIn(broughtBy(takenParts), step.what) : [];
  const left = made.filter(({ id }) => !isNamedIn(after, id));
  const stays = await Promise.all(left.map((one) => takeBackMade(means, step, one)));
  const done = [
    `${way === 'undo' ? 'Undone' : 'Done again'}: ${step.what}.`,
    ...stays.flatMap(sentence),
  ].join(' ');
  if (!refusal)
    return { type: 'done', sentence: done, offer: { way: way === 'undo' ? 'redo' : 'undo', step: step.id } };
  const why = await refusal;
  return { type: 'refused', sentence: takenParts.length > 0 ? `${done} ${why}` : why };
}

const sentence = (said: string | undefined): string[] => (said ? [said] : []);

/**
 * Deletes a document that was made in a step, once the step's own document is stored without it. Resolves to the reason
 * where it stays.
 */
async function takeBackMade(
  { store, client }: Means,
  { target, release }: Step,
  made: Made,
): Promise<string | undefined> {
  try {
    const isStored = store.pair.consistencyStatus(target.id, target.type, release);
    await firstValueFrom(isStored.pipe(filter(Boolean), timeout(maxStoringMs)));
    const layer = release ? getVersionId(target.id, release) : getDraftId(target.id);
    return await madeDocuments.takeBack(client, made, layer);
  } catch (error) {
    console.warn(error);
    return 'What was made for it stays, because it could not be deleted now.';
  }
}

function refusalOf(
  { steps, client, people }: Means,
  key: string,
  title: string,
  { at }: Part,
): Promise<string> | string {
  const by = steps.theirsAt(key, at);
  return by ? sayTheirs(client, people, title, by) : `“${title}” has been changed since. It stays as it is.`;
}
