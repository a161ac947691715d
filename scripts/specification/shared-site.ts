import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A running site that the tests of several mutants use, one after the other. */
export interface SharedSite {
  /** The variables that make the tests of the copy use it. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts the site of a copy of the checkout, which ends with this process at the latest. */
export async function startSharedSite(folder: string): Promise<SharedSite> {
  const child = fork(join(folder, 'scripts/specification/serve-site.ts'), {
    cwd: folder,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(
      `The site in ${folder} ended with code ${code} before it was ready; the reason stands above.`,
    );
  });
  const [site] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {}); // from now on it may end without an error
  return {
    env: { MUTANTS_SITE: JSON.stringify(site) },
    async stop() {
      if (!child.connected) return;
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
