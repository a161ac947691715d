import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { freePort } from '#e2e/product/free-port.ts';
import { type Environment, isEmbedded, readEnvironment, readLogFormat } from '#settings/environment.ts';
import { FigureSources } from '#telemetry/figures/ask-figures.ts';
import { processFigures } from '#telemetry/figures/process-figures.ts';
import { serveFigures } from '#telemetry/figures/serve-figures.ts';
import { openLog } from '#telemetry/log/open-log.ts';
import { alivePath } from '#web/front/alive-path.ts';
import { openRecords, recordsFile } from '#web/known/open-records.ts';
import { variablesOf } from '#web/renderer/renderer-address.ts';
import { webDir } from '#web/web-dir.ts';
import { backUpBySchedule } from './backup/back-up-by-schedule.ts';
import { isBuilt } from './built-site.ts';
import { isStudioBuilt } from './built-studio.ts';
import { DevelopedContract } from './develop-contract.ts';
import { type DevelopedStudio, developStudio } from './develop-studio.ts';
import { addressOf } from './process/address.ts';
import { startChild, stopChildren } from './process/child.ts';
import { keepRunning } from './process/keep-running.ts';
import { endLeftovers, noteChild } from './process/leftovers.ts';
import { waitForPort } from './process/port.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { stopWithParent } from './process/stop-with-parent.ts';
import { seedIfEmpty } from './seed/seed-if-empty.ts';
import { siteVariables } from './site-variables.ts';

const help = `npm start, npm run dev

Starts the site, and beside it the lake with its first content; builds what has changed. With "dev" a change of
the source shows at once. Ctrl-C stops all of it. The settings are in the README.`;

// Without a limit, Node lets the heap of a process that renders much grow to twice what it needs.
const rendererHeap = '--max-semi-space-size=16 --max-old-space-size=384';
const frontHeap = '--max-semi-space-size=8 --max-old-space-size=128'; // what it keeps is beside the heap
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
// Who develops reads what libraries print, in their colours.
const logFormat = isDev ? 'text' : readLogFormat();
openLog({ process: 'start', format: logFormat });
const sources = new FigureSources();
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
  const { port, lakePort, siteUrl, backups, metrics } = environment;
  const hasLake = isEmbedded(environment);
  await endLeftovers(environment.dataDir);
  await waitForPort(port, 'PORT');
  if (metrics.port !== undefined) await keepFigures({ ...metrics, port: metrics.port });
  // It is looked for while the lake starts, which is a process of its own.
  const made = isDev ? [] : [isBuilt(environment), isStudioBuilt()];
  if (hasLake) {
    await waitForPort(lakePort, 'LAKE_PORT');
    await keepLake(environment);
    await seedIfEmpty(environment);
  }
  const contract = new DevelopedContract();
  if (isDev) await keepDeveloped(environment, await developStudio(), contract);
  else {
    if (!(await Promise.all(made)).every(Boolean)) await build(environment);
    await keepSite(environment);
  }
  isWatched = !isDev;
  if (hasLake && !isDev && backups.hours !== undefined) backUpBySchedule(backups.dir, backups.hours);

  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`\nReady in ${seconds} s.`);
  console.log(`  Site    ${siteUrl}`);
  console.log(`  Studio  ${siteUrl}/studio`);
  if (hasLake) console.log(`  Lake    ${environment.lakeUrl}`);
  if (metrics.port !== undefined)
    console.log(`  Figures ${addressOf({ ...metrics, port: metrics.port, path: '/metrics' })}`);
  console.log('Ctrl-C stops all of it.');
  if (!isDev) return;
  await sayHint();
  await contract.start((pid) => noteChild(environment.dataDir, pid));
}

// What a start that finds everything made has no need of is not loaded by it.
async function build(environment: Environment): Promise<void> {
  const { buildProduct } = await import('./build-product.ts');
  await buildProduct(environment);
}

async function sayHint(): Promise<void> {
  const { staleHint } = await import('./section/picture-sources.ts');
  const { kinds } = await import('#sections/registry.ts');
  const hint = staleHint(Object.keys(kinds));
  if (hint) console.log(`Hint: ${hint}`);
}

function keepLake({ dataDir, lakeHost, lakePort }: Environment): Promise<void> {
  return keepRunning(
    {
      name: 'lake',
      start: () =>
        startMeasured('scripts/lake.ts', { name: 'lake', begun: (pid) => noteChild(dataDir, pid) }),
      asked: () => (isWatched ? { host: lakeHost, port: lakePort, path: '/ping' } : undefined),
      meanwhile: 'the site goes on',
    },
    () => isStopping,
  );
}

/** The renderer and the fronts before it, which begin to answer with what is finished while it still starts. */
async function keepSite(environment: Environment): Promise<void> {
  const { dataDir, distDir, fronts, host, port } = environment;
  // What measures it says where.
  const rendererPort = Number(process.env.RENDERER_PORT) || (await freePort());
  const renderer = { port: rendererPort, secret: randomUUID() };
  const env = { ...siteVariables(environment), ...variablesOf(renderer), MALLOC_ARENA_MAX: fewArenas };
  const begun = (pid: number) => noteChild(dataDir, pid);
  // Whatever is wrong with them is found out once, before several processes read them.
  openRecords(recordsFile(path.join(webDir, distDir))).close();
  const own = process.env.NODE_OPTIONS ?? '';
  const kept = (script: string, name: string, heap: string) => () => {
    const args = [name.replace(/\D/g, '')];
    return startMeasured(script, { name, args, env: { ...env, NODE_OPTIONS: `${own} ${heap}` }, begun });
  };
  await Promise.all([
    keepRunning(
      {
        name: 'renderer',
        start: kept('web/renderer.ts', 'renderer', rendererHeap),
        asked: () =>
          isWatched ? { host: '127.0.0.1', port: renderer.port, path: '/api/health' } : undefined,
        meanwhile: 'what is finished goes on being served',
      },
      () => isStopping,
    ),
    ...Array.from({ length: fronts }, (_, index) =>
      keepRunning(
        {
          name: 'front',
          start: kept('web/front.ts', `front-${index + 1}`, frontHeap),
          // Of several at one address nobody knows which is asked.
          asked: () => (isWatched && fronts === 1 ? { host, port, path: alivePath } : undefined),
          meanwhile: fronts === 1 ? 'nobody is served until then' : 'the others go on',
        },
        () => isStopping,
      ),
    ),
  ]);
}

/** The site in development, in one process. */
function keepDeveloped(
  environment: Environment,
  studio: DevelopedStudio,
  contract: DevelopedContract,
): Promise<void> {
  const env = { ...siteVariables(environment), STUDIO_PORT: String(studio.port) };
  return keepRunning(
    {
      name: 'site',
      start: async () => {
        const begun = (pid: number) => noteChild(environment.dataDir, pid);
        const started = await startChild('web/develop.ts', { name: 'site', env, begun });
        started.child.on('message', studio.hear);
        contract.tellTo(started.child);
        return started;
      },
      asked: () => undefined,
      meanwhile: 'nobody is served until then',
    },
    () => isStopping,
  );
}

/** Starts a process whose figures are read with those of all others. */
async function startMeasured(
  script: string,
  { env = {}, ...how }: Parameters<typeof startChild>[1] & object,
): ReturnType<typeof startChild> {
  const started = await startChild(script, { ...how, env: { ...env, LOG_FORMAT: logFormat } });
  sources.add(started.child);
  return started;
}

/** Lets Prometheus read the figures of all processes at one address. */
async function keepFigures(place: { port: number; host: string }): Promise<void> {
  const own = processFigures('start');
  await serveFigures(place, () => sources.read(own));
}

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await stopChildren();
  process.exit(code);
}
