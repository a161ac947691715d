import { Observable } from 'rxjs';
import type { DocumentVersionEvent, MutationPayload, SanityDocument } from 'sanity';

/** A change of a document: made in this Studio, or by somebody else. */
export interface SeenEdit {
  isOwn: boolean;
  before: SanityDocument;
  after: SanityDocument;
  mutations: readonly MutationPayload[];
}

interface Layer {
  was?: SanityDocument | null;
  now?: SanityDocument | null;
}

/**
 * Picks the changes out of the events with which the Studio's store tells of a document's draft, its version and its
 * published state.
 */
export const editsAmong = (events: Observable<DocumentVersionEvent>): Observable<SeenEdit> =>
  new Observable((seen) => {
    const layers: Record<string, Layer> = {};
    return events.subscribe({
      error: (error) => seen.error(error),
      next(event) {
        if (event.type !== 'snapshot' && event.type !== 'mutation' && event.type !== 'rebase') return;
        const layer = layers[event.version] ?? {};
        layers[event.version] = layer;
        // The store emits a state before it says which mutation it comes from.
        if (event.document !== layer.now) Object.assign(layer, { was: layer.now, now: event.document });
        if (event.type === 'snapshot') return;
        // A draft starts as a copy of the published document.
        const before = layer.was ?? (event.version === 'draft' ? layers.published?.now : undefined);
        const isOwn = event.type === 'mutation' && event.origin === 'local';
        const mutations = event.type === 'mutation' ? event.mutations : event.remoteMutations;
        if (before && layer.now) seen.next({ isOwn, before, after: layer.now, mutations });
      },
    });
  });
