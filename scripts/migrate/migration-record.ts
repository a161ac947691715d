import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StoredDocument } from '#sections/migrate-documents.ts';

/** A transaction of a migration, with the documents as they were before it. */
export interface RecordedTransaction {
  transactionId: string;
  before: StoredDocument[];
}

/** What migrations have done to a dataset, so that it can be undone. */
export interface MigrationRecord {
  add(transaction: RecordedTransaction): Promise<void>;
  /** All transactions, the oldest first. */
  read(): Promise<RecordedTransaction[]>;
  clear(): Promise<void>;
}

/** The record of a dataset in the data folder, a line for each transaction. */
export function openMigrationRecord(dataDir: string, projectId: string, dataset: string): MigrationRecord {
  const file = join(dataDir, 'migrations', `${projectId}-${dataset}.ndjson`);
  return {
    async add(transaction) {
      await mkdir(dirname(file), { recursive: true });
      await appendFile(file, `${JSON.stringify(transaction)}\n`);
    },
    async read() {
      const text = await readFile(file, 'utf8').catch(() => '');
      // A line that was cut off belongs to a transaction that was never sent.
      return text.split('\n').flatMap((line) => (line.endsWith('}') ? [JSON.parse(line)] : []));
    },
    clear: () => rm(file, { force: true }),
  };
}
