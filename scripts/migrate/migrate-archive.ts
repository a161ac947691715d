import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { readArchive } from '#lake/import/read-archive.ts';
import { messageOf } from '#lake/kernel/message-of.ts';
import { migratedByAll, type StoredDocument } from '#sections/migrate-documents.ts';

/** Every document of an export that a migrated copy would have in another form, before and after. */
export async function* plannedChangesOf(
  file: string,
): AsyncGenerator<{ before: StoredDocument; after: StoredDocument }> {
  const archive = await readArchive(file);
  try {
    for (const before of archive.documents) {
      const after = await migratedByAll(before);
      if (after !== before) yield { before, after };
    }
  } finally {
    await archive.close();
  }
}

/** Writes a copy of an export in which every document is of the present form; answers how many were changed. */
export async function migrateArchive(from: string, to: string): Promise<number> {
  let changed = 0;
  const reader = extract();
  const writer = pack();
  reader.on('entry', async (header, stream, next) => {
    try {
      if (!header.name.endsWith('.ndjson')) {
        stream.pipe(writer.entry(header, next));
        return;
      }
      const lines = (await text(Readable.from(stream))).split('\n').filter(Boolean);
      const migrated = await Promise.all(lines.map(migrateLine));
      changed += migrated.filter((line, index) => line !== lines[index]).length;
      writer.entry({ name: header.name }, `${migrated.join('\n')}\n`, next);
    } catch (error) {
      reader.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  });
  reader.on('finish', () => writer.finalize());
  // Half a copy must not look like a whole one; and the copy may take the place of what is read.
  const part = `${to}.part`;
  try {
    await rm(part, { force: true }); // one that was left behind could be readable by others
    await Promise.all([
      pipeline(createReadStream(from), createGunzip(), reader),
      pipeline(writer, createGzip(), createWriteStream(part, { mode: 0o600 })),
    ]);
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true });
    throw new Error(`The archive "${from}" cannot be migrated: ${messageOf(error)}`, {
      cause: error,
    });
  }
  return changed;
}

async function migrateLine(line: string): Promise<string> {
  const document: StoredDocument = JSON.parse(line);
  const newest = await migratedByAll(document);
  return newest === document ? line : JSON.stringify(newest);
}
