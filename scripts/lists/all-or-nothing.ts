import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopChildren } from '../process/child.ts';
import { stopWithParent } from '../process/stop-with-parent.ts';
import { madeLists } from './made-lists.ts';
import { unfinished } from './new-folder.ts';

/** What a command may write: the lists, a new folder, and files. */
export interface Writes {
  root: string;
  folder: string;
  files: readonly string[];
}

/**
 * Runs the work that writes a new kind or page type. When it throws, or the process is asked to end meanwhile,
 * everything that it wrote is put back as it was, and the error says so.
 */
export async function allOrNothing(writes: Writes, write: () => Promise<void>): Promise<void> {
  const undo = remember(writes);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await stopChildren();
    undo();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  stopWithParent(stop);
  process.channel?.unref(); // listening to the channel would keep the process alive
  try {
    await write();
  } catch (error) {
    // An error that comes from being stopped is nothing to report.
    if (isStopping) await new Promise(() => {});
    if (undo() && error instanceof Error)
      error.message += `\nNothing of ${writes.folder} is kept. Mend this, then try again.`;
    throw error;
  }
}

/** Remembers what may be written. The returned function puts it back, and returns whether anything had been written. */
function remember({ root, folder, files }: Writes): () => boolean {
  const { lists } = madeLists([], () => '');
  const before = [...Object.keys(lists), ...files].map((file) => {
    const place = join(root, file);
    return { place, bytes: bytesOf(place) };
  });
  const place = join(root, folder);
  const isNew = !existsSync(place);
  return () => {
    rmSync(join(root, unfinished), { recursive: true, force: true });
    const hasFolder = isNew && existsSync(place);
    if (hasFolder) rmSync(place, { recursive: true });
    const changed = before.filter((file) => !isSame(bytesOf(file.place), file.bytes));
    for (const file of changed) {
      if (file.bytes) writeFileSync(file.place, file.bytes);
      else rmSync(file.place);
    }
    return hasFolder || changed.length > 0;
  };
}

const bytesOf = (file: string): Buffer | undefined => (existsSync(file) ? readFileSync(file) : undefined);

const isSame = (one: Buffer | undefined, other: Buffer | undefined): boolean =>
  one === other || Boolean(one && other?.equals(one));
