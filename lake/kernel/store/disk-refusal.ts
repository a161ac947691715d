import { Refusal } from '../refusal.ts';

// https://www.sqlite.org/rescode.html: primary result codes, except `failedToRead`, which is an extended one
const sqlite = { readOnly: 8, failedToRead: 266, io: 10, full: 13, cannotOpen: 14 };

/**
 * The refusal for an error of the disk while something was written: a 507 when it is full, a 503 when it is read-only
 * or fails; undefined for every other error. Nothing of the request is kept then.
 */
export function refusalOfDisk(error: unknown): Refusal | undefined {
  // Errors of SQLite have its number, those of the file system a name.
  const { errcode, code } = error instanceof Error ? (error as { errcode?: number; code?: string }) : {};
  const kind = errcode === undefined || errcode === sqlite.failedToRead ? undefined : errcode & 0xff;
  if (kind === sqlite.full || ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code ?? ''))
    return refusal(507, 'The disk of the lake is full', 'Make room on it');
  if (kind === sqlite.readOnly || code === 'EROFS')
    return refusal(
      503,
      'The disk of the lake can only be read',
      'See why it is mounted so, and who owns the data folder',
    );
  if (kind === sqlite.io || kind === sqlite.cannotOpen || code === 'EIO')
    return refusal(503, 'The disk of the lake has failed', 'See what the log of the machine says of it');
  return undefined;
}

function refusal(status: number, what: string, mend: string): Refusal {
  return new Refusal(
    status,
    `${what}: nothing of this request was written, and what is there goes on being read. ${mend}, and send it again.`,
  );
}
