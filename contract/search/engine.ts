import { Documents } from '@tessera/lake/kernel/store/documents';
import { queryEngine } from '@tessera/lake/query/run-query';
import type { StoredDocument } from '../project.ts';

/** The lake's own query engine over documents that change with every case. */
export interface SearchEngine {
  /**
   * What visitors get for a query when exactly these documents are published; `own` parameters override those of every
   * query.
   */
  ask(query: string, documents: readonly StoredDocument[], own?: Readonly<Record<string, unknown>>): unknown;
}

const timestamp = '2026-01-01T00:00:00.000Z';

/**
 * Opens the lake's query engine and indexes without its disk: documents stay only while queries are asked about them.
 * `params` are given to every query.
 */
export function openSearchEngine(params: Readonly<Record<string, unknown>> = {}): SearchEngine {
  const documents = new Documents();
  const runQuery = queryEngine({ documents }, { projectId: 'tessera', dataset: 'production' });
  const put = new Map<string, StoredDocument>();
  let revision = 0;
  return {
    ask(query, present, own) {
      const ids = new Set(present.map(({ _id }) => _id));
      for (const id of [...put.keys()].filter((one) => !ids.has(one))) {
        documents.remove(id);
        put.delete(id);
      }
      const _rev = `case-${revision++}`;
      for (const document of present) {
        // Most of what stands around a case stands around the next one, too.
        if (put.get(document._id) === document) continue;
        put.set(document._id, document);
        documents.put({ ...document, _rev, _createdAt: timestamp, _updatedAt: timestamp });
      }
      return runQuery({
        query,
        params: { ...params, ...own },
        perspective: 'published',
        identity: 'anonymous',
      }).result;
    },
  };
}
