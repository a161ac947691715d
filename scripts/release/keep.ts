import { prepareFolder } from '#lake/kernel/store/database.ts';
import { readEnvironment } from '#settings/environment.ts';
import { openLog } from '#telemetry/log/open-log.ts';
import { tableVersionsIn } from '../backup/table-versions.ts';
import { settingOf } from '../lake/setting-of.ts';
import { stopChildren } from '../process/child.ts';
import { endLeftovers } from '../process/leftovers.ts';
import { parseCommand } from '../process/parse-command.ts';
import { sayAndExit } from '../process/say-and-exit.ts';
import { holdPort } from './bare-socket.ts';
import { beginRelease, type HeldSockets } from './begin-release.ts';
import { Keeper } from './keeper.ts';
import { requireSettings } from './release-settings.ts';
import { hearSwitches } from './switch-socket.ts';

const help = `tessera start

Starts the site, and beside it the lake with its first content, and keeps their ports while one release takes the place of
another ("tessera switch", of the other one). SIGTERM or Ctrl-C stops all of it.`;

let isStopping = false;
const stop = async (code: number) => {
  if (isStopping) return;
  isStopping = true;
  await stopChildren();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
try {
  if (parseCommand({ options: { help: { type: 'boolean' } } }).values.help) {
    console.log(help);
    process.exit();
  }
  const begun = performance.now();
  const root = process.cwd();
  const environment = readEnvironment();
  requireSettings(root, environment);
  const { port, host, lakePort, lakeHost, dataDir, siteUrl, isEmbedded } = environment;
  openLog({ process: 'keep', format: environment.log.format });
  prepareFolder(dataDir, settingOf);
  // A process that an earlier start has left over may hold a port.
  await endLeftovers(dataDir);
  const sockets: HeldSockets = {
    site: await holdPort(port, host, 'PORT'),
    ...(isEmbedded && { lake: await holdPort(lakePort, lakeHost, 'LAKE_PORT') }),
  };
  // The service manager, or whoever else started this, starts all of it again.
  const onGone = () => {
    if (!isStopping) console.error('The release has ended by itself, and with it everything does.');
    void stop(1);
  };
  const first = await beginRelease(root, sockets, onGone);
  const tablesOfData = async () => (await tableVersionsIn(dataDir)).values();
  const keeper = await Keeper.open(first, isEmbedded, tablesOfData);
  await hearSwitches(dataDir, keeper, async (folder) => {
    // A release that ends while it is tried is no loss.
    const next = await beginRelease(folder, sockets, () => keeper.current === next && onGone());
    return next;
  });
  console.log(`\nReady in ${((performance.now() - begun) / 1000).toFixed(1)} s: ${first.name}`);
  console.log(`  Site    ${siteUrl}`);
  console.log(`  Studio  ${siteUrl}/studio`);
  if (isEmbedded) console.log(`  Lake    ${environment.lakeUrl}`);
} catch (error) {
  if (!isStopping) {
    isStopping = true;
    await stopChildren();
    sayAndExit(error);
  }
}
