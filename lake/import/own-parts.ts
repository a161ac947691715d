import { join } from 'node:path';
import { messageOf } from '../kernel/message-of.ts';
import type { ArchivedDocument } from './read-archive.ts';
import { readLines } from './read-lines.ts';

/**
 * The folder of an archive for what an export of Sanity has no place for. Sanity's importer does not look into a folder
 * of this name.
 */
export const ownFolder = 'lake';

/** The file of an archive that holds comments; Sanity's importer does not look for files of this ending. */
export const commentsPlace = `${ownFolder}/comments.jsonl`;

/**
 * The comments of an unpacked archive; none when it has none. Throws an error that says why when they cannot be read.
 */
export async function readComments(folder: string): Promise<ArchivedDocument[]> {
  const comments: ArchivedDocument[] = [];
  try {
    for await (const [line] of readLines(join(folder, commentsPlace))) comments.push(JSON.parse(line));
  } catch (error) {
    if (!isMissing(error)) throw unreadablePart(commentsPlace, error);
  }
  return comments;
}

/** Whether an error says that there is no such file. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The error that says which part of an archive cannot be read, and why. */
export const unreadablePart = (place: string, error: unknown): Error =>
  new Error(`"${place}" of the archive cannot be read: ${messageOf(error)}`, { cause: error });
