import type { SanityClient } from '@sanity/client';
import { studioPath } from '@sanity/client/csm';
import { dequal } from 'dequal/lite';
import type { FieldPath } from '../inspect/field-path.ts';
import { type Layer, overtaken } from '../inspect/overtaken.ts';
import { deleteAsSeen } from '../lake/delete-as-seen.ts';
import { layersOf } from './search-documents.ts';

/** A change of a field, to be made if the field still has its former value. */
export interface FieldChange {
  path: FieldPath;
  /** What the form calls it. */
  name: string;
  before: unknown;
  after: unknown;
  /** How many places are changed in it. */
  places: number;
}

/** A document, with the changes of its fields. */
export interface DocumentChange {
  id: string;
  type: string;
  title: string;
  changes: FieldChange[];
}

/** What became of the changes of a document. */
export interface Changed extends DocumentChange {
  /** The changes that were made. */
  changes: FieldChange[];
  /** The changes that were not made, because somebody has changed these fields since. */
  refused: FieldChange[];
  /** Why nothing was changed, in a sentence; undefined where something was. */
  fault: string | undefined;
  /** The draft or the version that holds the changes, and its revision after them. */
  stored: { _id: string; _rev: string } | undefined;
  /** Whether that draft or version was made for the changes. */
  isNew: boolean;
}

type Layered = Layer & { _rev: string; _originalId?: string };

const layeredQuery = '*[_id == $id][0]';

/**
 * Changes fields of a document in its draft, or in its version in a release, either of which is made where it is
 * missing, so that visitors see nothing of it. Leaves out a field that has another value by now, and a draft or version
 * that is older than what visitors have: once changed, it would look newer, and publishing it would undo that
 * unnoticed. Rejects when the lake refuses.
 */
export async function changeFields(
  client: SanityClient,
  { changes, ...which }: DocumentChange,
  release: string | undefined,
): Promise<Changed> {
  const perspective = layersOf(release);
  const found = await client.fetch<Layered | null>(layeredQuery, { id: which.id }, { perspective });
  if (!found) return nothing('It no longer exists.');
  const { _originalId = found._id, ...fields } = found;
  if (_originalId !== which.id) {
    const published = await client.getDocument<Layer>(which.id);
    const older = overtaken({ ...fields, _id: _originalId }, published ?? null);
    if (older) return nothing(older.text);
  }
  const isStill = ({ path, before }: FieldChange) => dequal(studioPath.get(found, path), before);
  const { open = [], refused = [] } = Object.groupBy(changes, (one) => (isStill(one) ? 'open' : 'refused'));
  if (open.length === 0) return nothing('Somebody has changed it since it was searched.');
  const _id = release === undefined ? `drafts.${which.id}` : `versions.${release}.${which.id}`;
  const isNew = _originalId !== _id;
  const set = setOf(open, ({ after }) => after);
  const _rev = isNew
    ? await make(found._rev)
    : (await client.patch(_id).ifRevisionId(found._rev).set(set).commit())._rev;
  return { ...which, changes: open, refused, fault: undefined, stored: { _id, _rev }, isNew };

  async function make(ifBaseRevisionId: string): Promise<string> {
    const { transactionId } = await client.action([
      // With its base, because a draft of a document that was published again since would undo that.
      {
        actionType: 'sanity.action.document.version.create',
        publishedId: which.id,
        versionId: _id,
        baseId: _originalId,
        ifBaseRevisionId,
      },
      { actionType: 'sanity.action.document.edit', publishedId: which.id, draftId: _id, patch: { set } },
    ]);
    return transactionId;
  }

  function nothing(fault: string): Changed {
    return { ...which, changes: [], refused: changes, fault, stored: undefined, isNew: false };
  }
}

/**
 * Undoes what `changeFields` did in a document, wherever nobody has changed it since; discards a draft that was made
 * for it and has no other changes. Resolves to the fields that stay, and to a sentence where all do. Rejects when the
 * lake refuses.
 */
export async function changeBack(
  client: SanityClient,
  { changes, stored, isNew }: Changed,
): Promise<{ refused: FieldChange[]; fault: string | undefined }> {
  if (!stored) return { refused: [], fault: undefined };
  const { _id } = stored;
  const found = await client.fetch<Layered | null>(layeredQuery, { id: _id }, { perspective: 'raw' });
  if (!found) return { refused: changes, fault: 'It has been published or discarded since.' };
  if (isNew && found._rev === stored._rev) {
    await deleteAsSeen(client, found);
    return { refused: [], fault: undefined };
  }
  const isOurs = ({ path, after }: FieldChange) => dequal(studioPath.get(found, path), after);
  const { ours = [], refused = [] } = Object.groupBy(changes, (one) => (isOurs(one) ? 'ours' : 'refused'));
  if (ours.length === 0) return { refused, fault: 'Somebody has changed it since.' };
  await client
    .patch(_id)
    .ifRevisionId(found._rev)
    .set(setOf(ours, ({ before }) => before))
    .commit();
  return { refused, fault: undefined };
}

const setOf = (changes: readonly FieldChange[], read: (change: FieldChange) => unknown) =>
  Object.fromEntries(changes.map((change) => [studioPath.toString(change.path), read(change)]));
