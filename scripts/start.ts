import { type Environment, readEnvironment, readLogFormat } from '#settings/environment.ts';
import { localUrl } from '#settings/local-url.ts';
import { misspelt } from '#settings/misspelt.ts';
import { processFigures } from '#telemetry/figures/process-figures.ts';
import { serveFigures } from '#telemetry/figures/serve-figures.ts';
import { openLog } from '#telemetry/log/open-log.ts';
import { backUpBySchedule } from './backup/back-up-by-schedule.ts';
import { isBuilt } from './build/built-site.ts';
import { isStudioBuilt } from './build/built-studio.ts';
import { DevelopedContract } from './develop/develop-contract.ts';
import { type DevelopedStudio, developStudio } from './develop/develop-studio.ts';
import { hasLake } from './lake/has-lake.ts';
import { startChild, stopChildren } from './process/child.ts';
import { keepRunning } from './process/keep-running.ts';
import { endLeftovers, noteChild } from './process/leftovers.ts';
import { parseCommand } from './process/parse-command.ts';
import { waitForPort } from './process/port.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { stopWithParent } from './process/stop-with-parent.ts';
import { Product } from './product/product.ts';
import { siteVariables } from './product/site-variables.ts';
import { beginContent } from './seed/begin-content.ts';

const help = `npm start, npm run dev

Starts the site, and beside it the lake with its first content; builds what has changed. With "dev" a change of
the source shows at once. Ctrl-C stops all of it. The settings, such as PORT, are in docs/settings.md: they
come from the environment, and from a file .env in this folder.`;

const { dev: isDev = false, help: isHelp } = words();
let isStopping = false;
let product: Product | undefined;

if (isHelp) {
  console.log(help);
  process.exit();
}
// A developer wants to read what libraries print, in their own colours.
const logFormat = isDev ? 'text' : readLogFormat();
openLog({ process: 'start', format: logFormat });
for (const said of misspelt(Object.keys(process.env))) console.warn(said);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
stopWithParent(() => void stop(0));
try {
  await start(readEnvironment());
} catch (error) {
  // An error that comes from stopping everything is nothing to report.
  if (!isStopping) {
    isStopping = true;
    // Otherwise the processes that are ended here would be started again.
    if (product) product.isStopping = true;
    await stopChildren();
    sayAndExit(error);
  }
}

/** The options behind the command's name; ends the process with a sentence when they are wrong. */
function words(): { dev?: boolean; help?: boolean } {
  try {
    return parseCommand({ options: { dev: { type: 'boolean' }, help: { type: 'boolean' } } }).values;
  } catch (error) {
    sayAndExit(error);
  }
}

/** Starts all of it: the lake with its first content, the site built from the present sources. */
async function start(environment: Environment): Promise<void> {
  const begun = performance.now();
  const { port, host, lakePort, lakeHost, siteUrl, backups, metrics } = environment;
  const isLakeOurs = environment.isEmbedded;
  product = new Product({ ...environment, log: { ...environment.log, format: logFormat } });
  await endLeftovers(environment.dataDir);
  await waitForPort(port, 'PORT', host);
  if (metrics.port !== undefined) await keepFigures(product, { ...metrics, port: metrics.port });
  // This is checked while the lake starts, which is a process of its own.
  const made = isDev ? [] : [isBuilt(environment), isStudioBuilt()];
  if (isLakeOurs) {
    await waitForPort(lakePort, 'LAKE_PORT', lakeHost);
    if (!hasLake(environment.dataDir)) await makeMissing('content', environment);
    const finishContent = await beginContent(environment);
    await product.keepLake();
    await finishContent();
  }
  const contract = new DevelopedContract();
  if (isDev) {
    // The site loads the lists, which are otherwise made from the folders only before a command starts.
    const { keepLists } = await import('./lists/keep-lists.ts');
    const { describeLists } = await import('./lists/made-lists.ts');
    keepLists(process.cwd(), (lists) => console.log(describeLists(lists)));
    const studio = await developStudio(
      (pid) => noteChild(environment.dataDir, pid),
      () => isStopping,
    );
    await keepDeveloped(environment, studio, contract);
  } else {
    if (!(await Promise.all(made)).every(Boolean)) await makeMissing('product', environment);
    await product.keepSite();
  }
  // A process that somebody develops may stand still at a breakpoint.
  product.isWatched = !isDev;
  if (isLakeOurs && !isDev && backups.hours !== undefined) backUpBySchedule(backups.dir, backups.hours);

  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`\nReady in ${seconds} s.`);
  console.log(`  Site    ${siteUrl}`);
  console.log(`  Studio  ${siteUrl}/studio`);
  if (isLakeOurs) console.log(`  Lake    ${environment.lakeUrl}`);
  if (metrics.port !== undefined)
    console.log(`  Figures ${localUrl({ ...metrics, port: metrics.port, path: '/metrics' })}`);
  console.log('Ctrl-C stops all of it.');
  if (!isDev) return;
  // A view that is half written may fail to load here. Its page shows the fault, so nothing ends.
  await sayHint().catch(() => {});
  await contract.keep(
    (pid) => noteChild(environment.dataDir, pid),
    () => isStopping,
  );
}

/**
 * Makes the first content, or builds the product, in a process of its own: what that takes of memory, some 400 MB,
 * would stay with this one as long as it runs.
 */
async function makeMissing(what: 'content' | 'product', { dataDir }: Environment): Promise<void> {
  await startChild('scripts/build/make-missing.ts', {
    name: 'build',
    args: [what],
    env: { LOG_FORMAT: logFormat },
    begun: (pid) => noteChild(dataDir, pid),
  });
}

async function sayHint(): Promise<void> {
  const { staleHint } = await import('./section/picture-sources.ts');
  const { kinds } = await import('#sections/registry.ts');
  const hint = staleHint(Object.keys(kinds));
  if (hint) console.log(`Hint: ${hint}`);
}

/** Starts the site in development, in one process, and keeps it running. */
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

/** Lets Prometheus read the figures of all processes at one address. */
async function keepFigures({ figures }: Product, place: { port: number; host: string }): Promise<void> {
  const own = processFigures('start');
  await serveFigures(place, () => figures.read(own));
}

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (product) product.isStopping = true;
  await stopChildren();
  process.exit(code);
}
