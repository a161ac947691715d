import { applyChanges } from '#canvas/changes/apply-changes.ts';
import { isWithin, mergeText } from '#canvas/changes/merge-text.ts';
import type { LiveDocument, StoredChange } from '#canvas/messages.ts';
import { isFields } from '#schemas/fields.ts';
import { changesOfOrder } from './changes-of-order.ts';
import type { Part, ValuePart } from './step.ts';
import { isSame, pathTo, valueAt } from './values.ts';

/** The changes that undo a step, and the parts of it that cannot be undone because they have been changed since. */
export interface Taken {
  changes: StoredChange[];
  /** The parts that are taken back. */
  taken: Part[];
  /** The parts that others, or a later step, have changed since. */
  refused: Part[];
}

/**
 * The changes that bring a document back to what it was before a step, wherever it still is as the step left it. What
 * has been changed since stays.
 */
export function takeBack(document: LiveDocument, parts: readonly Part[]): Taken {
  const all: Taken = { changes: [], taken: [], refused: [] };
  let now = document;
  for (const part of parts) {
    const { changes, isRefused } =
      part.kind === 'value' ? changesOfValue(now, part) : changesOfOrder(now, part);
    now = applyChanges(now, changes);
    all.changes.push(...changes);
    if (isRefused) all.refused.push(part);
    if (!isRefused || changes.length > 0) all.taken.push(part);
  }
  return all;
}

function changesOfValue(
  document: LiveDocument,
  { at, before, after }: ValuePart,
): { changes: StoredChange[]; isRefused: boolean } {
  const now = valueAt(document, at);
  const isThere =
    typeof at.at(-1) === 'string' ? isFields(valueAt(document, at.slice(0, -1))) : now !== undefined;
  if (isSame(now, before) && (isThere || before === undefined)) return { changes: [], isRefused: false };
  const path = pathTo(at);
  if (isThere && isProse(before) && isProse(after) && isProse(now) && isWithin(after, now)) {
    // What others have written into the text meanwhile stays.
    const merged = mergeText(after, before, now);
    if (merged !== now) return { changes: [{ set: { [path]: merged } }], isRefused: false };
  }
  if (!isThere || !isSame(now, after)) return { changes: [], isRefused: true };
  const change = before === undefined ? { unset: [path] } : { set: { [path]: before } };
  return { changes: [change], isRefused: false };
}

/**
 * Whether a value is running text. Single words, such as choices and addresses, have a meaning as a whole, so that two
 * versions of one are never merged.
 */
const isProse = (value: unknown): value is string => typeof value === 'string' && /\S\s+\S/.test(value);
