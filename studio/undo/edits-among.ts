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

/** The changes of a document among what the Studio's store tells of its draft, its version and what is published. */
export const editsAmong = (events: Observable<DocumentVersionEvent>): Observable<SeenEdit> =>
  new Observable((seen) => {
    const layers: Record<string, Layer> = {};
    return events.subscribe({
      error: (error) => seen.error(error),
      next(event) {
        if (event.type !== 'snapshot' && event.type !== 'mutation' && event.type !== 'rebase') return;
        const layer = layers[event.version] ?? {};
        layers[event.version] = layer;
        // The store tells of a state before it tells from what it comes.
        if (event.document !== layer.now) Object.assign(layer, { was: layer.now, now: event.document });
        if (event.type === 'snapshot') return;
        // A draft begins as what is published.
        const before = layer.was ?? (event.version === 'draft' ? layers.published?.now : undefined);
        const isOwn = event.type === 'mutation' && event.origin === 'local';
        const mutations = event.type === 'mutation' ? event.mutations : event.remoteMutations;
        if (before && layer.now) seen.next({ isOwn, before, after: layer.now, mutations });
      },
    });
  });
