import { filter, firstValueFrom, map, merge, type Observable, shareReplay, take, tap, timeout } from 'rxjs';
import type { DocumentStore, OperationsAPI } from 'sanity';
import type { LiveDocument, Order, StoredChange, Target } from '#canvas/messages.ts';
import { listened } from '../lake/listened.ts';
import { type Meaning, mean } from '../lake/meanings.ts';
import { forgetTold, noteMade, tellPages } from '../pages-shown/shown-pages.ts';

const maxReadyMs = 10_000; // the time in which the store must have loaded a document, before a change is refused
const opened = new WeakMap<DocumentStore, Map<string, Observable<OperationsAPI>>>();
/** A layer of documents: a release, or their drafts. */
type Layer = string | undefined;
/** The last known state of documents in each layer, by their ids. */
const standing = new Map<Layer, Map<string, LiveDocument>>();
let lookedAt: Layer | null;

/** Has pages look at a layer from now on, and hear of no other; null while they show what visitors see. */
export function lookAtLayer(layer: Layer | null): void {
  lookedAt = layer;
  forgetTold();
  if (layer === null) return;
  for (const document of standing.get(layer)?.values() ?? []) tellPages({ type: 'document', document });
}

function tellOf(layer: Layer, id: string, document: LiveDocument): void {
  const ofLayer = standing.get(layer) ?? new Map<string, LiveDocument>();
  standing.set(layer, ofLayer.set(id, document));
  if (layer === lookedAt) tellPages({ type: 'document', document });
}

/**
 * Changes a document as if it had been changed in the form: in its draft, or in the version of a release, whether its
 * form is open or not. `changesOf` answers with the changes for the document as it stands at that moment. `order` says
 * which change of a page this is, so that pages hear of it with the document. Rejects when the document cannot be
 * changed now.
 */
export async function changeDocument(
  store: DocumentStore,
  target: Target,
  release: string | undefined,
  meaning: Meaning,
  changesOf: (document: LiveDocument | undefined) => StoredChange[],
  order?: Order,
): Promise<void> {
  const { patch } = await firstValueFrom(
    operationsOf(store, target, release).pipe(
      filter(({ patch }) => patch.disabled === false),
      timeout(maxReadyMs),
    ),
  );
  const stand = store.pair.editState(target.id, target.type, release).pipe(
    filter(({ ready }) => ready),
    map(({ version, draft, published }) => (release ? version : (draft ?? published)) ?? undefined),
  );
  await firstValueFrom(stand.pipe(timeout(maxReadyMs)));
  const now = () => {
    let document: LiveDocument | undefined;
    // The store replays its last state synchronously.
    stand.pipe(take(1)).subscribe((told) => {
      document = told;
    });
    return document;
  };
  const before = now();
  const changes = changesOf(before);
  mean(changes, meaning);
  if (changes.length > 0) patch.execute(changes);
  const after = now();
  if (changes.length > 0 && after === before) throw new Error(`The store does not change "${target.id}".`);
  if (order) noteMade(target.id, order);
  // Pages are told even if nothing has changed, because one of them waits to hear that its change is done.
  if (after) tellOf(release, target.id, after);
}

function operationsOf(
  store: DocumentStore,
  target: Target,
  release: string | undefined,
): Observable<OperationsAPI> {
  const known = opened.get(store) ?? new Map<string, Observable<OperationsAPI>>();
  opened.set(store, known);
  const key = `${target.id} ${release}`;
  const operations = known.get(key) ?? open(store, target, release);
  // The store executes and keeps what it is asked for only while it has a subscriber, which it has here as long as the
  // Studio is open.
  if (!known.has(key)) listened(operations).subscribe();
  known.set(key, operations);
  return operations;
}

/** The operations on a document. While somebody listens to them, pages are told how the document stands. */
function open(
  { pair }: DocumentStore,
  { id, type }: Target,
  release: string | undefined,
): Observable<OperationsAPI> {
  const shown = pair.editState(id, type, release).pipe(
    tap(({ ready, version, draft, published }) => {
      const document = version ?? draft ?? published;
      if (document) tellOf(release, id, document);
      // Pages that connect later must not hear of a deleted document.
      else if (ready) standing.get(release)?.delete(id);
    }),
    filter((_state): _state is never => false),
  );
  return merge(pair.editOperations(id, type, release), shown).pipe(
    // Later subscribers get the last operations.
    shareReplay({ bufferSize: 1, refCount: true }),
  );
}
