import { filter, firstValueFrom, map, merge, type Observable, shareReplay, take, tap, timeout } from 'rxjs';
import type { DocumentStore, OperationsAPI } from 'sanity';
import type { LiveDocument, Order, StoredChange, Target } from '#canvas/messages.ts';
import { listened } from '../lake/listened.ts';
import { type Meaning, mean } from '../lake/meanings.ts';
import { forgetTold, noteMade, tellPages } from '../pages-shown/shown-pages.ts';

const maxReadyMs = 10_000; // in which the store has what stands in a document, or it is said that it has not
const opened = new WeakMap<DocumentStore, Map<string, Observable<OperationsAPI>>>();
/** A layer of documents: a release, or their drafts. */
type Layer = string | undefined;
/** How documents stand in each layer, by their ids. */
const standing = new Map<Layer, Map<string, LiveDocument>>();
let lookedAt: Layer | null;

/** From now on pages look at a layer, and are told of no other; null while they show what visitors see. */
export function lookAt(layer: Layer | null): void {
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
 * Changes a document as if it had been done in the form: in its draft, or in the version of a release, whether its form is open or
 * not. `changesOf` says what is to be changed, from how the document stands at that moment. Rejects when the document cannot
 * be changed now. `order` says which change of a page it is, so that this is told with the document.
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
    // The store keeps what it has told last, and tells it at once.
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
  // Told again though nothing has changed: the page waits to hear that its change is done.
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
  // The store does what it is asked for, and keeps it, only while somebody listens: here as long as the Studio is open.
  if (!known.has(key)) listened(operations).subscribe();
  known.set(key, operations);
  return operations;
}

/** What can be done with a document; while somebody listens, pages are told how it stands. */
function open(
  { pair }: DocumentStore,
  { id, type }: Target,
  release: string | undefined,
): Observable<OperationsAPI> {
  const shown = pair.editState(id, type, release).pipe(
    tap(({ ready, version, draft, published }) => {
      const document = version ?? draft ?? published;
      if (document) tellOf(release, id, document);
      // What was deleted is told to nobody who comes later.
      else if (ready) standing.get(release)?.delete(id);
    }),
    filter((_state): _state is never => false),
  );
  return merge(pair.editOperations(id, type, release), shown).pipe(
    // Who comes later is told what has been told last.
    shareReplay({ bufferSize: 1, refCount: true }),
  );
}
