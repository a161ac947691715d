import { setTimeout as pause } from 'node:timers/promises';
import { type Environment, readEnvironment } from '#web/environment.ts';
import { buildSite, isBuilt, siteVariables } from './build-site.ts';
import { buildStudio, isStudioBuilt } from './build-studio.ts';
import { developStudio } from './develop-studio.ts';
import { isEmpty, lakeClient, requireProject } from './lake-client.ts';
import { lakeToken } from './lake-token.ts';
import { startChild, stopChildren } from './process/child.ts';
import { waitForPort } from './process/port.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { step } from './process/step.ts';
import { stopWithParent } from './process/stop-with-parent.ts';
import { seed } from './seed/seed.ts';

const help = `npm start, npm run dev

Starts the site, and beside it the lake with its first content; builds what has changed. With "dev" a change of
the source shows at once. Ctrl-C stops all of it. The settings are in the README.`;

// Without a limit, Node lets the heap of a site that renders much grow to twice what it needs.
const smallHeap = '--max-semi-space-size=16 --max-old-space-size=384';
const isDev = process.argv.includes('--dev');
let isStopping = false;

if (process.argv.includes('--help')) {
  console.log(help);
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
stopWithParent(() => void stop(0));
try {
  await start(readEnvironment());
} catch (error) {
  // What ends because all of it is being stopped has nothing to say.
  if (!isStopping) {
    isStopping = true;
    await stopChildren();
    sayAndExit(error);
  }
}

/** Starts all of it: the lake with its first content, the site built from the present sources. */
async function start(environment: Environment): Promise<void> {
  const begun = performance.now();
  const { port, lakePort, siteUrl } = environment;
  const isEmbedded = environment.apiHost === `http://127.0.0.1:${lakePort}`;
  await waitForPort(port, 'PORT');
  if (isEmbedded) {
    await waitForPort(lakePort, 'LAKE_PORT');
    await startLake();
    const client = lakeClient(environment);
    if (await isEmpty(client)) await step('Seeding the first content', () => seed(client));
  }
  if (!isDev && !(await isBuilt(environment))) {
    if (!environment.apiHost) await requireProject(environment);
    await step('Building the site', () => buildSite(environment));
  }
  const studioPort = isDev ? await developStudio() : undefined;
  if (!isDev && !(await isStudioBuilt())) await step('Building the Studio', buildStudio);
  await startSite(environment, { isEmbedded, studioPort });

  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`\nReady in ${seconds} s.`);
  console.log(`  Site    ${siteUrl}`);
  console.log(`  Studio  ${siteUrl}/studio`);
  if (isEmbedded) console.log(`  Lake    ${environment.lakeUrl}`);
  console.log('Ctrl-C stops all of it.');
}

async function startLake(): Promise<void> {
  const { child } = await startChild('scripts/lake.ts');
  child.once('exit', (code, signal) => void reviveLake(code ?? signal));
}

/** A lake that has died comes back; meanwhile visitors are served what the site has. */
async function reviveLake(cause: number | string | null): Promise<void> {
  for (let wait = 1_000; !isStopping; wait = Math.min(wait * 2, 30_000)) {
    console.error(`The lake has stopped (${cause}). It starts again in ${wait / 1000} s; the site goes on.`);
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

async function startSite(
  environment: Environment,
  { isEmbedded, studioPort }: { isEmbedded: boolean; studioPort?: number },
): Promise<void> {
  const token = isEmbedded ? { SANITY_READ_TOKEN: lakeToken(environment) } : {};
  const { child } = await startChild('web/server.ts', {
    args: isDev ? ['--dev'] : [],
    env: {
      ...siteVariables(environment),
      ...token,
      ...(isDev ? { STUDIO_PORT: String(studioPort) } : { NODE_OPTIONS: smallHeap }),
    },
  });
  child.once('exit', (code, signal) => {
    if (isStopping) return;
    console.error(`The site has stopped (${code ?? signal}).`);
    void stop(1);
  });
}

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await stopChildren();
  process.exit(code);
}
