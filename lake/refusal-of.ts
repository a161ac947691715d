import { messageOf } from './kernel/message-of.ts';
import { Refusal } from './kernel/refusal.ts';
import { DatabaseGone } from './kernel/store/database-files.ts';
import { refusalOfDisk } from './kernel/store/disk-refusal.ts';

/** The answer to a request that failed: its refusal, or a 500 that says why. Logs unexpected errors. */
export function refusalOf(error: unknown, request: Request): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseGone) return new Refusal(500, error.message);
  const where = `${request.method} ${new URL(request.url).pathname}`;
  const ofDisk = refusalOfDisk(error);
  if (ofDisk) {
    console.error(`The lake failed at ${where} (${messageOf(error)}). ${ofDisk.message}`);
    return ofDisk;
  }
  // A client that hangs up during its request is no fault.
  if (!request.signal.aborted) console.error(`The lake failed at ${where}:`, error);
  return new Refusal(500, `The lake failed at this request: ${messageOf(error)}. Its log has the details.`);
}
