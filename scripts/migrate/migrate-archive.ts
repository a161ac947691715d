import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { readArchive } from '#lake/import/read-archive.ts';
import { linesOf } from '#lake/import/read-lines.ts';
import { placeInArchive } from '#lake/import/unpack-archive.ts';
import { nameWhenWhole } from '#lake/kernel/files/name-when-whole.ts';
import { messageOf } from '#lake/kernel/message-of.ts';
import { allMigrations as migrations } from '#pages/migrations.ts';
import { newestOf, type StoredDocument } from '#sections/migrate-documents.ts';
import { inLayer, isLayered } from './in-layer.ts';
import type { Planned } from './run-migrations.ts';

/**
 * Every document of an export that a migrated copy would have in another form, before and after, with the documents
 * that would be created for it.
 */
export async function* plannedChangesOf(file: string): AsyncGenerator<Planned> {
  const archive = await readArchive(file);
  try {
    yield* planned(archive.documents, migrations);
  } finally {
    await archive.close();
  }
}

async function* planned(
  documents: Iterable<StoredDocument>,
  all: typeof migrations,
): AsyncGenerator<Planned> {
  // Published documents come first: what is created for one of them is then there for its draft.
  const each = [...documents].toSorted((a, b) => Number(isLayered(a._id)) - Number(isLayered(b._id)));
  const there = new Map(each.map((document) => [document._id, document]));
  for (const before of each) {
    const newest = await newestOf(before, all);
    if (newest.document === before) continue;
    const { made, created } = inLayer(before._id, newest.document, newest.created, there);
    const missing = created.filter(({ _id }) => !there.has(_id));
    for (const one of missing) there.set(one._id, one);
    yield { before, after: made, created: missing };
  }
}

/** Writes a copy of an export in which every document is of the present form; returns how many were changed. */
export async function migrateArchive(from: string, to: string, all = migrations): Promise<number> {
  let changed = 0;
  const reader = extract();
  const writer = pack();
  reader.on('entry', async (header, stream, next) => {
    try {
      if (placeInArchive(header.name) !== 'data.ndjson') {
        stream.pipe(writer.entry(header, next));
        return;
      }
      const lines: string[] = [];
      for await (const [line] of linesOf(Readable.from(stream), header.name)) lines.push(line);
      const migrated = await migrateLines(lines, all);
      changed += migrated.changed;
      const whole = migrated.lines.map((line) => `${line}\n`);
      const size = whole.reduce((sum, line) => sum + Buffer.byteLength(line), 0);
      await pipeline(whole, writer.entry({ name: header.name, size }, next));
    } catch (error) {
      reader.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  });
  reader.on('finish', () => writer.finalize());
  // Half a copy must not look like a whole one, and the copy may replace the file that is read.
  try {
    await nameWhenWhole(to, (part) =>
      Promise.all([
        pipeline(createReadStream(from), createGunzip(), reader),
        pipeline(writer, createGzip(), createWriteStream(part, { mode: 0o600 })),
      ]),
    );
  } catch (error) {
    const why = existsSync(from) ? messageOf(error) : 'there is no such file.';
    throw new Error(`The archive "${from}" cannot be migrated: ${why}`, { cause: error });
  }
  return changed;
}

/** The lines of an export's documents: those of an older form made new, and those created for them added. */
async function migrateLines(
  lines: readonly string[],
  all: typeof migrations,
): Promise<{ lines: string[]; changed: number }> {
  const documents = lines.map((line): StoredDocument => JSON.parse(line));
  const after = new Map<StoredDocument, StoredDocument>();
  const created: StoredDocument[] = [];
  for await (const one of planned(documents, all)) {
    after.set(one.before, one.after);
    created.push(...one.created);
  }
  const kept = documents.map((document, index) => {
    const newest = after.get(document);
    return newest ? JSON.stringify(newest) : (lines[index] ?? '');
  });
  return { lines: [...kept, ...created.map((document) => JSON.stringify(document))], changed: after.size };
}
