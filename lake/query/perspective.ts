import { isSince, releasesSince } from '../kernel/http/api-version.ts';
import {
  isDeletion,
  isLayered,
  isPublic,
  isVersion,
  publishedId,
  type StoredDocument,
} from '../kernel/store/document.ts';
import type { DocumentSource } from '../kernel/store/document-source.ts';
import { copyWith } from '../kernel/store/outline.ts';
import type { CountedLayer } from '../kernel/store/tallies.ts';

/** The documents as one perspective shows them, ordered by id. A view stays valid while documents change. */
export interface View {
  get(id: string): StoredDocument | undefined;
  ofType(type: string): StoredDocument[];
  all(): StoredDocument[];
  /**
   * The layer of stored documents that it shows where nothing of `over` takes their place; undefined when no layer is
   * shown as a whole, or `over` is only for some documents.
   */
  layer: CountedLayer | undefined;
  /**
   * The beginnings of the ids of drafts and versions that take the place of others, the uppermost first: `drafts.`.
   */
  over: readonly string[];
  /** The document as which a stored one is shown; undefined when another stands in its place, or none. */
  shownBy(stored: string): StoredDocument | undefined;
  /** What this perspective shows of the documents behind stored ids, each once. */
  resolve(ids: Iterable<string>): StoredDocument[];
}

/** The perspective of readers without a token: published documents without a dot in their id. */
export const publicPerspective = 'public';

/** What `raw` was before there were releases: all documents but versions. */
const unversionedPerspective = 'raw without versions';

/** What `raw` means in a version of the API: before there were releases, no query finds versions of documents. */
export const rawPerspective = (apiVersion: string): string =>
  isSince(apiVersion, releasesSince) ? 'raw' : unversionedPerspective;

// No name of a release has a colon.
const onlyMark = 'only:';

/**
 * Makes the view of a perspective: `raw`, `published`, `drafts`, or a list of layers such as `r1,drafts`. Where the
 * list names documents (`r1,drafts,only:a,only:b`), the layers lie over these alone, and all others are shown as
 * published.
 */
export function createView(documents: DocumentSource, perspective: string): View {
  const parts = perspective.split(',').map((name) => name.trim());
  const names = parts.filter((part) => !part.startsWith(onlyMark));
  const only = parts.flatMap((part) => (part.startsWith(onlyMark) ? part.slice(onlyMark.length) : []));
  if (names.includes('raw')) return rawView(documents);
  if (perspective === unversionedPerspective) return rawView(documents, (id) => !isVersion(id));
  const layers = names.flatMap((name) => {
    // No name of a release has a dot.
    if (name === 'published' || name === publicPerspective || name.includes('.')) return [];
    return name === 'drafts' || name === 'previewDrafts' ? ['drafts.'] : [`versions.${name}.`];
  });
  const isGround = names.includes(publicPerspective) ? isPublic : (id: string) => !isLayered(id);
  return layeredView(documents, [...new Set(layers)], isGround, only.length > 0 ? new Set(only) : undefined);
}

function rawView(documents: DocumentSource, isShown?: (id: string) => boolean): View {
  const get = (id: string) => (!isShown || isShown(id) ? documents.get(id) : undefined);
  const resolve = (ids: Iterable<string>) =>
    Array.from(new Set(ids), get).filter((document) => document !== undefined);
  return cached(documents, { layer: isShown ? undefined : 'all', over: [], get, shownBy: get, resolve });
}

/** Layers of drafts and versions, the uppermost first, over the documents of the ground. */
function layeredView(
  documents: DocumentSource,
  layers: string[],
  isGround: (id: string) => boolean,
  only: ReadonlySet<string> | undefined,
): View {
  const shown = new WeakMap<StoredDocument, StoredDocument>();
  const layersOver = (id: string) => (only?.has(id) === false ? [] : layers);
  const isVisible = (id: string) =>
    isGround(id) || layersOver(publishedId(id)).some((layer) => id.startsWith(layer));

  function get(id: string): StoredDocument | undefined {
    if (!isGround(id)) return undefined;
    for (const layer of layersOver(id)) {
      const document = documents.get(layer + id);
      if (document) return isDeletion(document) ? undefined : asPublished(document, id);
    }
    return documents.get(id);
  }
  function asPublished(document: StoredDocument, id: string): StoredDocument {
    const known = shown.get(document);
    if (known) return known;
    const view = copyWith(document, { _id: id, _originalId: document._id });
    shown.set(document, view);
    return view;
  }
  function resolve(ids: Iterable<string>): StoredDocument[] {
    const found = new Map<string, StoredDocument>();
    for (const stored of ids) {
      if (!isVisible(stored)) continue;
      const id = publishedId(stored);
      const document = found.has(id) ? undefined : get(id);
      if (document) found.set(id, document);
    }
    return [...found.values()];
  }
  function shownBy(stored: string): StoredDocument | undefined {
    const document = isVisible(stored) ? get(publishedId(stored)) : undefined;
    return document && (document._originalId ?? document._id) === stored ? document : undefined;
  }
  const ground = isGround === isPublic ? 'public' : 'published';
  const layer = only && layers.length > 0 ? undefined : ground;
  return cached(documents, { layer, over: layers, get, shownBy, resolve });
}

function cached(
  documents: DocumentSource,
  { layer, over, get, shownBy, resolve: find }: Pick<View, 'layer' | 'over' | 'get' | 'shownBy' | 'resolve'>,
): View {
  const types = new Map<string, { version: number; list: StoredDocument[] }>();
  let everything = nothing;
  const resolve = (ids: Iterable<string>) => inUsualOrder(find(ids));
  return {
    layer,
    over,
    get,
    shownBy,
    resolve,
    ofType(type) {
      const version = documents.versionOf(type);
      const known = types.get(type);
      if (known?.version === version) return known.list;
      const list = resolve(documents.find('type', type));
      if (documents.holdsLists) types.set(type, { version, list });
      else types.clear();
      return list;
    },
    all() {
      const { version } = documents;
      if (everything.version === version) return everything.list;
      const list = resolve(documents.ids());
      everything = documents.holdsLists ? { version, list } : nothing;
      return list;
    },
  };
}

const nothing: { version: number; list: StoredDocument[] } = { version: -1, list: [] };

/** As in Sanity, a query without `order` answers in the order of ids. */
export const inUsualOrder = (documents: StoredDocument[]): StoredDocument[] => documents.sort(byId);

const byId = (a: StoredDocument, b: StoredDocument): number => (a._id < b._id ? -1 : 1);
