import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { type Environment, readEnvironment } from '#web/environment.ts';
import { buildSite, isBuilt, siteVariables } from './build-site.ts';
import { lakeClient } from './lake-client.ts';
import { lakeToken } from './lake-token.ts';
import { StartError, startChild, stopChild } from './process/child.ts';
import { isPortFree } from './process/port.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { step } from './process/step.ts';
import { seed } from './seed/seed.ts';

// Without a limit, Node lets the heap of a site that renders much grow to twice what it needs.
const smallHeap = '--max-semi-space-size=8 --max-old-space-size=384';
const isDev = process.argv.includes('--dev');
const children: { lake?: ChildProcess; site?: ChildProcess } = {};
let isStopping = false;

try {
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  await start(readEnvironment());
} catch (error) {
  await stopChildren();
  sayAndExit(error);
}

/** Starts all of it: the lake with its first content, the site built from the present sources. */
async function start(environment: Environment): Promise<void> {
  const begun = performance.now();
  const isEmbedded = environment.apiHost === `http://127.0.0.1:${environment.lakePort}`;
  if (!(await isPortFree(environment.port))) {
    throw new StartError(
      `The port ${environment.port} is taken. Stop what runs there, or set PORT to another port.`,
    );
  }
  if (isEmbedded) {
    const { size } = await startLake();
    if (size === 0) await step('Seeding the first content', () => seed(lakeClient(environment)));
  }
  if (!isDev && !(await isBuilt(environment))) await step('Building the site', () => buildSite(environment));
  await startSite(environment, isEmbedded);

  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`\nReady in ${seconds} s.`);
  console.log(`  Site  ${environment.siteUrl}`);
  if (isEmbedded) console.log(`  Lake  http://localhost:${environment.lakePort}`);
  console.log('Ctrl-C stops all of it.');
}

async function startLake(): Promise<{ size: number }> {
  const { child, ready } = await startChild<{ size: number }>('scripts/lake.ts');
  children.lake = child;
  child.once('exit', (code) => void reviveLake(code));
  return ready;
}

/** A lake that has died comes back; meanwhile visitors are served what the site has. */
async function reviveLake(code: number | null): Promise<void> {
  for (let wait = 1_000; !isStopping; wait = Math.min(wait * 2, 30_000)) {
    console.error(
      `The lake has stopped (code ${code}). It is started again in ${wait / 1000} s; the site goes on.`,
    );
    await pause(wait);
    if (isStopping) return;
    try {
      await startLake();
      console.log('The lake is back.');
      return;
    } catch (error) {
      console.error((error as Error).message);
    }
  }
}

async function startSite(environment: Environment, isEmbedded: boolean): Promise<void> {
  const token = isEmbedded ? { SANITY_READ_TOKEN: lakeToken(environment) } : {};
  const { child } = await startChild('web/server.ts', {
    args: isDev ? ['--dev'] : [],
    env: { ...siteVariables(environment), ...token, ...(isDev ? {} : { NODE_OPTIONS: smallHeap }) },
  });
  children.site = child;
  child.once('exit', (code) => {
    if (isStopping) return;
    console.error(`The site has stopped (code ${code}).`);
    void stop(1);
  });
}

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await stopChildren();
  process.exit(code);
}

async function stopChildren(): Promise<void> {
  isStopping = true;
  await Promise.all(Object.values(children).map(stopChild));
}
