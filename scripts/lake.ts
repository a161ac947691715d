import { serveLake } from '#lake/serve.ts';
import { readEnvironment } from '#settings/environment.ts';
import { openLakeOf } from './open-lake.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { stopWithParent } from './process/stop-with-parent.ts';

// The process of the embedded lake: settings from the environment, a message when it is ready.
try {
  const environment = readEnvironment();
  const lake = openLakeOf(environment, console.log);
  const served = await serveLake(lake, { port: environment.lakePort, host: environment.lakeHost });
  const stop = async () => {
    await served.close();
    lake.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  stopWithParent(stop);
  process.send?.({ ready: served.url });
  if (!process.send) console.log(`The lake is ready on ${served.url}`);
} catch (error) {
  sayAndExit(error);
}
