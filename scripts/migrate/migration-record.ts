import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StoredDocument } from '#sections/migrate-documents.ts';

/** A transaction of a migration, with the documents as they were before it. */
export interface RecordedTransaction {
  transactionId: string;
  before: StoredDocument[];
  /** The ids of the documents that it created. */
  created?: string[];
}

/** What migrations have done to a dataset, so that it can be undone. */
export interface MigrationRecord {
  add(transaction: RecordedTransaction): Promise<void>;
  /** Forgets a transaction that was refused. */
  drop(transactionId: string): Promise<void>;
  /** All transactions, the oldest first. */
  read(): Promise<RecordedTransaction[]>;
  clear(): Promise<void>;
}

/** The record of a dataset in the data folder, a line for each transaction. */
export function openMigrationRecord(dataDir: string, projectId: string, dataset: string): MigrationRecord {
  const file = join(dataDir, 'migrations', `${projectId}-${dataset}.ndjson`);
  return {
    add: (transaction) => append(file, transaction),
    drop: (dropped) => append(file, { dropped }),
    async read() {
      const text = await readFile(file, 'utf8').catch(() => '');
      const lines = text.split('\n').flatMap(parse);
      const dropped = new Set(lines.flatMap((line) => ('dropped' in line ? [line.dropped] : [])));
      return lines.flatMap((line) => ('before' in line && !dropped.has(line.transactionId) ? [line] : []));
    },
    clear: () => rm(file, { force: true }),
  };
}

// The line break comes first, too: the line before may have been cut off.
async function append(file: string, line: RecordedTransaction | { dropped: string }): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `\n${JSON.stringify(line)}\n`);
}

/** A line that was cut off belongs to a transaction that was never sent. */
function parse(line: string): (RecordedTransaction | { dropped: string })[] {
  try {
    return line ? [JSON.parse(line)] : [];
  } catch {
    return [];
  }
}
