import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '#lake/kernel/store/store.ts';

/** The form of the name of a file: the submission's id without its beginning, a place, and an ending. */
export const fileName: RegExp = /^([0-9a-f-]{36})-\d+\.(\w+)$/;

/** The folder of all files of submissions, in the folder of a lake. */
export const folderOf = (dataDir: string): string => join(dataDir, 'submissions');

/** What lies in that folder now. */
export const namesIn = (dataDir: string): string[] =>
  existsSync(folderOf(dataDir)) ? readdirSync(folderOf(dataDir)) : [];

/** The names of files by what of their submission's id stands in them. */
export interface KeptNames {
  add(name: string): void;
  /** Forgets the files of a submission, and returns their names. */
  take(submission: string): Iterable<string>;
}

const kept = new WeakMap<Store, KeptNames>();

/**
 * Which files lie in the folder of a lake, which alone writes there. The folder is read once, so that the files of a
 * submission are found as fast among many as among few.
 */
export function keptNames(store: Store): KeptNames {
  const known = kept.get(store);
  if (known) return known;
  const names = namesOf(namesIn(store.folder));
  kept.set(store, names);
  return names;
}

function namesOf(all: readonly string[]): KeptNames {
  const bySubmission = new Map<string, Set<string>>();
  const names: KeptNames = {
    add(name) {
      const [, submission] = fileName.exec(name) ?? [];
      if (!submission) return;
      const others = bySubmission.get(submission);
      if (others) others.add(name);
      else bySubmission.set(submission, new Set([name]));
    },
    take(submission) {
      const own = bySubmission.get(submission) ?? [];
      bySubmission.delete(submission);
      return own;
    },
  };
  for (const name of all) names.add(name);
  return names;
}
