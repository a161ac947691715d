import type { DocumentStore } from 'sanity';
import type { ToPage } from '#canvas/messages.ts';
import { changeDocument } from '../canvas/open-document.ts';
import { steps } from './history.ts';
import { type Part, type Step, turned } from './step.ts';
import { keyOf } from './step-key.ts';
import type { Way } from './steps.ts';
import { takeBack } from './take-back.ts';
import { type TitledType, titleAt } from './title-at.ts';

type Said = Extract<ToPage, { type: 'refused' | 'done' }>;

/** Takes a step back, or does it again, and says what was done of it and what was not. */
export async function take(store: DocumentStore, type: TitledType, way: Way, step: Step): Promise<Said> {
  const parts = way === 'undo' ? step.parts : turned(step.parts);
  let refusal: string | undefined;
  let isTaken = false;
  try {
    await changeDocument(store, step.target, step.release, { for: 'undo' }, (document) => {
      const { changes, taken, refused } = document
        ? takeBack(document, parts)
        : { changes: [], taken: [], refused: parts };
      steps.take(way, step, way === 'undo' ? taken : turned(taken));
      isTaken = taken.length > 0;
      const [first] = refused;
      if (!document) refusal = 'The document is gone.';
      else if (first) refusal = refusalOf(keyOf(step), titleAt(type, document, first.at), first);
      return changes;
    });
  } catch (error) {
    console.warn(error);
    return { type: 'refused', sentence: `“${step.what}” stays: the document cannot be changed now.` };
  }
  const done = `${way === 'undo' ? 'Undone' : 'Done again'}: ${step.what}.`;
  if (!refusal)
    return { type: 'done', sentence: done, offer: { way: way === 'undo' ? 'redo' : 'undo', step: step.id } };
  return { type: 'refused', sentence: isTaken ? `${done} ${refusal}` : refusal };
}

function refusalOf(key: string, title: string, { at }: Part): string {
  return steps.isTheirs(key, at)
    ? `Somebody else has changed “${title}” since. What they did stays.`
    : `“${title}” has been changed since. It stays as it is.`;
}
