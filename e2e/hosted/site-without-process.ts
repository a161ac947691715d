import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#lake/free-port.ts';
import type { Variables } from '#settings/variables.ts';
import { inheritedVariables } from '../product/inherited-variables.ts';
import { fixedVariables, ownDistDir } from '../product/prepared-product.ts';

/** The site as a host of functions runs it. */
export interface SiteWithoutProcess {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts Next alone on a copy of the build of a running site (its folder below web/). Nobody listens to changes, as on
 * a host with functions instead of processes: only a webhook tells the site.
 */
export async function startWithoutProcess(
  distDir: string,
  variables: Variables,
): Promise<SiteWithoutProcess> {
  const [port, ownDist] = [await freePort(), ownDistDir()];
  const folder = join('web', ownDist);
  await cp(join('web', distDir), folder, { recursive: true });
  const next = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', 'web', '-p', String(port)],
    {
      env: { ...inheritedVariables(), ...fixedVariables, ...variables, NEXT_DIST: ownDist },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>((resolve, reject) => {
    next.stdout.on('data', (text: Buffer) => String(text).includes('Ready') && resolve());
    next.once('exit', (code) => reject(new Error(`Next ended with code ${code} before it was ready.`)));
  });
  return {
    url: `http://localhost:${port}`,
    async stop() {
      const gone = once(next, 'exit');
      next.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
