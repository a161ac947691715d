import type { Variables } from '#settings/variables.ts';
import { hearProgram, StartError } from '../process/child.ts';

/**
 * Proves the contract for the gallery, which shows the verdicts on each kind; a finding does not keep the site from
 * starting. Throws StartError when the proof was cut off, because nothing may go on to be built while everything is
 * being stopped.
 */
export async function proveForGallery(variables: Variables): Promise<void> {
  const { code, said } = await hearProgram(process.execPath, ['scripts/contract.ts', '--proof'], variables);
  if (code !== 0 && code !== 1)
    throw new StartError(
      `The proof of the contract stopped before it was finished (code ${code}); "npm run contract -- --proof" shows it alone. It said:\n${said.trim()}`,
    );
}
