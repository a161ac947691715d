import { filter, firstValueFrom, merge, type Observable, shareReplay, tap, timeout } from 'rxjs';
import type { DocumentStore, OperationsAPI } from 'sanity';
import type { Change, LiveDocument, Target } from '#canvas/messages.ts';
import { type Meaning, mean } from './meanings.ts';
import { tellPages } from './pages.ts';

const maxReadyMs = 10_000; // in which the store has what stands in a document, or it is said that it has not
const opened = new WeakMap<DocumentStore, Map<string, Observable<OperationsAPI>>>();

/**
 * Changes a document as if it had been done in the form: in its draft, or in the version of a release, whether its form is open or
 * not. `changesOf` says what is to be changed, from how the document stands at that moment. Rejects when the document cannot
 * be changed now.
 */
export async function changeDocument(
  store: DocumentStore,
  target: Target,
  release: string | undefined,
  meaning: Meaning,
  changesOf: (document: LiveDocument | undefined) => Change[],
): Promise<void> {
  const { patch } = await firstValueFrom(
    operationsOf(store, target, release).pipe(
      filter(({ patch }) => patch.disabled === false),
      timeout(maxReadyMs),
    ),
  );
  const state = await firstValueFrom(
    store.pair.editState(target.id, target.type, release).pipe(
      filter(({ ready }) => ready),
      timeout(maxReadyMs),
    ),
  );
  const document = release ? state.version : (state.draft ?? state.published);
  const changes = changesOf(document ?? undefined);
  if (changes.length === 0) return;
  mean(changes, meaning);
  patch.execute(changes);
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
  if (!known.has(key))
    operations.subscribe({
      error(error) {
        console.warn(error);
        known.delete(key);
      },
    });
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
    tap(({ version, draft, published }) => {
      const document = version ?? draft ?? published;
      if (document) tellPages({ type: 'document', document });
    }),
    filter((_state): _state is never => false),
  );
  return merge(pair.editOperations(id, type, release), shown).pipe(
    // Who comes later is told what has been told last.
    shareReplay({ bufferSize: 1, refCount: true }),
  );
}
