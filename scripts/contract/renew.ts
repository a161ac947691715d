import { readFileSync } from 'node:fs';
import { runProgram } from '../process/child.ts';

/** The files that the renewal of the contract may write. */
export const renewedFiles: readonly string[] = [
  'sections/answers.ts',
  'scripts/contract/project/snapshot.json',
];

/** Runs `npm run contract -- --renew`, which loads the project as its files are now; answers which files that has changed. */
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
