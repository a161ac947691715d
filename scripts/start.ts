import { kinds } from '#sections/registry.ts';
import { type Environment, isEmbedded, readEnvironment } from '#settings/environment.ts';
import { buildProduct, seedIfEmpty } from './build-product.ts';
import { siteVariables } from './build-site.ts';
import { type DevelopedStudio, developStudio } from './develop-studio.ts';
import { startChild, stopChildren } from './process/child.ts';
import { keepRunning } from './process/keep-running.ts';
import { endLeftovers, noteChild } from './process/leftovers.ts';
import { waitForPort } from './process/port.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { stopWithParent } from './process/stop-with-parent.ts';
import { staleHint } from './section/picture-sources.ts';

const help = `npm start, npm run dev

Starts the site, and beside it the lake with its first content; builds what has changed. With "dev" a change of
the source shows at once. Ctrl-C stops all of it. The settings are in the README.`;

// Without a limit, Node lets the heap of a site that renders much grow to twice what it needs.
const smallHeap = '--max-semi-space-size=16 --max-old-space-size=384';
// Nor would what is compressed and drawn beside the heap be given back: each thread keeps memory of its own.
const fewArenas = '2';
const isDev = process.argv.includes('--dev');
let isStopping = false;
// Not while a build takes all of the machine, nor while somebody develops: then a process may stand still at a breakpoint.
let isWatched = false;

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
  const hasLake = isEmbedded(environment);
  await endLeftovers(environment.dataDir);
  await waitForPort(port, 'PORT');
  if (hasLake) {
    await waitForPort(lakePort, 'LAKE_PORT');
    await keepLake(environment);
    await seedIfEmpty(environment);
  }
  if (!isDev) await buildProduct(environment);
  await keepSite(environment, isDev ? await developStudio() : undefined);
  isWatched = !isDev;

  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`\nReady in ${seconds} s.`);
  console.log(`  Site    ${siteUrl}`);
  console.log(`  Studio  ${siteUrl}/studio`);
  if (hasLake) console.log(`  Lake    ${environment.lakeUrl}`);
  console.log('Ctrl-C stops all of it.');
  const hint = isDev && staleHint(Object.keys(kinds));
  if (hint) console.log(`Hint: ${hint}`);
}

function keepLake({ dataDir, lakeHost, lakePort }: Environment): Promise<void> {
  return keepRunning(
    {
      name: 'lake',
      start: () => startChild('scripts/lake.ts', { begun: (pid) => noteChild(dataDir, pid) }),
      asked: () => (isWatched ? { host: lakeHost, port: lakePort, path: '/ping' } : undefined),
      meanwhile: 'the site goes on',
    },
    () => isStopping,
  );
}

function keepSite(environment: Environment, studio?: DevelopedStudio): Promise<void> {
  const { dataDir, host, port } = environment;
  const env = {
    ...siteVariables(environment),
    ...(studio
      ? { STUDIO_PORT: String(studio.port) }
      : { NODE_OPTIONS: smallHeap, MALLOC_ARENA_MAX: fewArenas }),
  };
  const args = isDev ? ['--dev'] : [];
  return keepRunning(
    {
      name: 'site',
      start: async () => {
        const begun = (pid: number) => noteChild(dataDir, pid);
        const started = await startChild('web/server.ts', { args, env, begun });
        if (studio) started.child.on('message', studio.hear);
        return started;
      },
      asked: () => (isWatched ? { host, port, path: '/api/health' } : undefined),
      meanwhile: 'nobody is served until then',
    },
    () => isStopping,
  );
}

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await stopChildren();
  process.exit(code);
}
