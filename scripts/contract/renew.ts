import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../process/child.ts';

const snapshot = 'scripts/contract/project/snapshot.json';

/** The files that the renewal of the contract may write. */
export const renewedFiles: readonly string[] = ['sections/answers.ts', snapshot];

/** Whether a type is in the snapshot of a project; one is once it was written to the end. */
export function isInSnapshot(root: string, type: string): boolean {
  try {
    return Object.hasOwn(JSON.parse(readFileSync(join(root, snapshot), 'utf8')).types, type);
  } catch {
    return false; // a process that was killed while it wrote has left half of the file
  }
}

/**
 * Runs `npm run contract -- --renew`, which loads the project from the present files; returns the files that this has
 * changed.
 */
export async function renewContract(): Promise<string[]> {
  const before = renewedFiles.map(textOf);
  await runProgram(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    'scripts/contract.ts',
    '--renew',
  ]);
  return renewedFiles.filter((file, index) => textOf(file) !== before[index]);
}

const textOf = (file: string): string => readFileSync(file, 'utf8');
