import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { select } from '../../kernel/store/select.ts';

const maxPageBytes = 1_000_000; // characters of documents that are read at once
const maxPageDocuments = 200;

/** Some documents of a snapshot, each as its stored JSON. */
export interface SnapshotPage {
  bodies: string[];
  /** The id of the last document that was looked at; undefined when there are no more after it. */
  last: string | undefined;
}

/** The documents of a dataset as one moment left them, read page by page. */
export interface Snapshot {
  /** Reads at most `max` documents after an id, in the order of their ids. */
  read(after: string, max: number): SnapshotPage;
  close(): void;
}

/** Opens a snapshot of the dataset in a folder, of some types or of all; what is written from now on is not in it. */
export function openSnapshot(folder: string, types?: readonly string[]): Snapshot {
  const database = new DatabaseSync(join(folder, 'lake.sqlite'), { readOnly: true, timeout: 5_000 });
  try {
    return snapshotOf(database, types);
  } catch (error) {
    database.close();
    throw error;
  }
}

function snapshotOf(database: DatabaseSync, types: readonly string[] | undefined): Snapshot {
  database.exec('BEGIN');
  const next = select<{ id: string; body: string | null; length: number; isRead: number }>(
    database,
    `SELECT id, length(body) AS length, ?1 IS NULL OR json_valid(body) AS isRead,
       CASE WHEN ?1 IS NULL OR EXISTS (
         SELECT 1 FROM lookups WHERE field = 'type' AND value IN (SELECT value FROM json_each(?1)) AND document = documents.id
       ) THEN body END AS body
     FROM documents WHERE id > ?2 ORDER BY id LIMIT ?3`,
  );
  select(database, 'SELECT 1 FROM documents').get(); // from here on it sees nothing that others write
  const wanted = types ? JSON.stringify(types) : null;
  return {
    read(after, max) {
      const bodies: string[] = [];
      let last: string | undefined = after;
      let size = 0;
      let count = 0;
      for (const { id, body, length, isRead } of next.iterate(wanted, after, maxPageDocuments)) {
        // SQLite also takes JSON that is nested more than 1,000 deep for invalid. Parsed here, what is really torn
        // throws instead of being left out.
        if (body !== null && !isRead) JSON.parse(body);
        last = id;
        count++;
        if (body !== null) bodies.push(body);
        size += body === null ? 0 : length;
        if (size >= maxPageBytes || bodies.length >= max) return { bodies, last };
      }
      return { bodies, last: count < maxPageDocuments ? undefined : last };
    },
    close: () => database.close(),
  };
}
