import { freePort } from '#lake/free-port.ts';
import { messageOf } from '#lake/kernel/message-of.ts';
import { readEnvironment } from '#settings/environment.ts';
import { misspelt } from '#settings/misspelt.ts';
import { processFigures } from '#telemetry/figures/process-figures.ts';
import { serveFigures } from '#telemetry/figures/serve-figures.ts';
import { openLog } from '#telemetry/log/open-log.ts';
import { variablesOfFormer } from '#web/former-release.ts';
import { backUpBySchedule } from '../backup/back-up-by-schedule.ts';
import { stopChildren } from '../process/child.ts';
import { endLeftovers } from '../process/leftovers.ts';
import { sayAndExit } from '../process/say-and-exit.ts';
import { stopWithParent } from '../process/stop-with-parent.ts';
import type { Part } from '../product/part.ts';
import { Product } from '../product/product.ts';
import { beginContent } from '../seed/begin-content.ts';
import type { Answer } from './begin-release.ts';
import type { Order } from './keeper.ts';
import { requireSettings } from './release-settings.ts';
import { noteServing, releaseBefore } from './served-releases.ts';
import { ShownFigures } from './shown-figures.ts';
import { trySite } from './try-site.ts';

// A release that carries out orders: it gets its sockets from the process that keeps it, and has nothing to build.
try {
  const environment = readEnvironment();
  const root = process.cwd();
  requireSettings(root, environment);
  const { metrics, backups, dataDir } = environment;
  openLog({ process: 'start', format: environment.log.format });
  for (const said of misspelt(Object.keys(process.env))) console.warn(said);
  await endLeftovers(dataDir);
  const product = new Product(environment, environment.isEmbedded ? { site: 4, lake: 5 } : { site: 4 });
  const before = releaseBefore(dataDir, root);
  if (before !== undefined) Object.assign(process.env, variablesOfFormer(before)); // for all that it starts
  let trial: Part | undefined;
  const figures = new ShownFigures(() => {
    if (metrics.port === undefined) return undefined;
    const own = processFigures('start');
    return serveFigures({ ...metrics, port: metrics.port }, () => product.figures.read(own));
  });

  const orders: Record<Order, () => Promise<void>> = {
    async 'take lake'() {
      if (environment.isEmbedded) {
        const finishContent = await beginContent(environment);
        await product.keepLake();
        await finishContent();
      }
      product.goOn();
      await figures.goOn();
    },
    async 'leave lake'() {
      await figures.giveWay();
      await product.rest();
      await product.leaveLake();
    },
    async try() {
      const port = await freePort();
      trial = await product.keepTrial(port);
      await trySite(`http://127.0.0.1:${port}`);
    },
    async serve() {
      await product.keepSite();
      noteServing(dataDir, root);
      await trial?.end();
      product.isWatched = true;
      await figures.serve();
      if (environment.isEmbedded && backups.hours !== undefined) backUpBySchedule(backups.dir, backups.hours);
    },
    async leave() {
      await product.drainFronts();
      await stop();
    },
  };
  const stop = async () => {
    if (product.isStopping) return;
    product.isStopping = true;
    await stopChildren();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  stopWithParent(() => void stop());
  process.on('message', async (order: Order) => {
    const answer: Answer = { order };
    try {
      await orders[order]();
    } catch (error) {
      answer.error = messageOf(error);
    }
    if (process.connected) process.send?.(answer);
  });
  process.send?.({ ready: true });
} catch (error) {
  sayAndExit(error);
}
