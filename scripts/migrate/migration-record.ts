import { createReadStream, existsSync } from 'node:fs';
import { appendFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sync } from '#lake/kernel/files/sync.ts';
import { messageOf } from '#lake/kernel/message-of.ts';
import { fieldIn } from '#schemas/fields.ts';
import type { StoredDocument } from '#sections/migrate-documents.ts';

/** A transaction of a migration, with the documents as they were before it. */
export interface RecordedTransaction {
  transactionId: string;
  before: StoredDocument[];
  /** The ids of the documents that it created. */
  created?: string[];
}

/** What migrations have done to a dataset, kept so that it can be undone. */
export interface MigrationRecord {
  add(transaction: RecordedTransaction): Promise<void>;
  /** Forgets a transaction that was refused. */
  drop(transactionId: string): Promise<void>;
  /** All transactions, the oldest first; none where there is no record. Throws for one that cannot be read. */
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
      const lines = (await Array.fromAsync(linesOf(file), parse)).flat();
      const dropped = new Set(lines.flatMap((line) => ('dropped' in line ? [line.dropped] : [])));
      return lines.flatMap((line) => ('before' in line && !dropped.has(line.transactionId) ? [line] : []));
    },
    clear: () => rm(file, { force: true }),
  };
}

/** Streams the lines of a record, because all of them together may be longer than a string can be. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  try {
    const parts: AsyncIterable<string> = createReadStream(file, 'utf8');
    for await (const part of parts) {
      const [first = '', ...others] = part.split('\n');
      rest += first;
      for (const next of others) {
        yield rest;
        rest = next;
      }
    }
  } catch (error) {
    if (fieldIn(error, 'code') === 'ENOENT') return;
    throw new Error(
      `The record of what migrations have changed, "${file}", cannot be read: ${messageOf(error)}. Without it nothing can be undone; it is left as it is.`,
      { cause: error },
    );
  }
  yield rest;
}

// A line break also comes first, because the line before may have been cut off.
async function append(file: string, line: RecordedTransaction | { dropped: string }): Promise<void> {
  const isNew = !existsSync(file);
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `\n${JSON.stringify(line)}\n`);
  // What the lake has taken outlives a loss of power, so the way back has to, as well.
  await sync(file);
  if (isNew) await sync(dirname(file));
}

/** Reads a line; returns nothing for one that was cut off, because its transaction was never sent. */
function parse(line: string): (RecordedTransaction | { dropped: string })[] {
  try {
    return line ? [JSON.parse(line)] : [];
  } catch {
    return [];
  }
}
