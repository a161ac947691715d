import { publishedId, type StoredDocument } from '../store/document.ts';
import type { Documents } from '../store/documents.ts';

/** The documents as one perspective shows them; a `View` is kept and stays true while documents change. */
export interface View {
  get(id: string): StoredDocument | undefined;
  ofType(type: string): StoredDocument[];
  all(): StoredDocument[];
  /** The documents behind stored ids, each once, as this perspective shows them. */
  resolve(ids: Iterable<string>): StoredDocument[];
}

/**
 * The layers of a perspective, the uppermost first: `drafts` is drafts over published documents, a release's
 * name its versions; `raw` (null) has no layers and shows every document by its own id.
 */
export function layersOf(perspective: string): string[] | null {
  const names = perspective.split(',').map((name) => name.trim());
  if (names.includes('raw')) return null;
  const layers = names.flatMap((name) => {
    if (name === 'published') return [];
    if (name === 'drafts' || name === 'previewDrafts') return ['drafts.'];
    return [`versions.${name}.`];
  });
  return [...layers, ''];
}

/** Makes the view of a perspective over the documents. */
export function createView(documents: Documents, layers: string[] | null): View {
  return layers === null ? rawView(documents) : layeredView(documents, layers);
}

function rawView(documents: Documents): View {
  const get = (id: string) => documents.all.get(id);
  return cached(documents, get, (ids) => [...ids].flatMap((id) => get(id) ?? []));
}

function layeredView(documents: Documents, layers: string[]): View {
  const isVisible = (id: string) =>
    layers.some((layer) => (layer ? id.startsWith(layer) : !id.includes('.')));
  const shown = new WeakMap<StoredDocument, StoredDocument>();

  function get(id: string): StoredDocument | undefined {
    for (const layer of layers) {
      const document = documents.all.get(layer + id);
      if (!document) continue;
      if ((document._system as { delete?: boolean } | undefined)?.delete) return undefined;
      return layer ? asPublished(document, id) : document;
    }
    return undefined;
  }
  function asPublished(document: StoredDocument, id: string): StoredDocument {
    const known = shown.get(document);
    if (known) return known;
    const view = { ...document, _id: id, _originalId: document._id };
    shown.set(document, view);
    return view;
  }
  function resolve(ids: Iterable<string>): StoredDocument[] {
    const found = new Set<string>();
    for (const id of ids) if (isVisible(id)) found.add(publishedId(id));
    return [...found].flatMap((id) => get(id) ?? []);
  }
  return cached(documents, get, resolve);
}

function cached(documents: Documents, get: View['get'], resolve: View['resolve']): View {
  const types = new Map<string, { version: number; list: StoredDocument[] }>();
  let everything = { version: -1, list: [] as StoredDocument[] };
  return {
    get,
    resolve,
    ofType(type) {
      const version = documents.versionOf(type);
      const known = types.get(type);
      if (known?.version === version) return known.list;
      const list = resolve(documents.byType.get(type));
      types.set(type, { version, list });
      return list;
    },
    all() {
      if (everything.version !== documents.version) {
        everything = { version: documents.version, list: resolve(documents.all.keys()) };
      }
      return everything.list;
    },
  };
}
