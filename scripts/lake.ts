import { serveLake } from '#lake/serve.ts';
import { readEnvironment } from '#settings/environment.ts';
import { openLakeOf } from './open-lake.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { stopWithParent } from './process/stop-with-parent.ts';

// The process of the embedded lake: settings from the environment, a message when it is ready.
try {
  const environment = readEnvironment();
  const lake = openLakeOf(environment, {
    say: console.log,
    onGone(reason) {
      console.error(reason.message);
      void stop(1);
    },
  });
  const served = await serveLake(lake, { port: environment.lakePort, host: environment.lakeHost });
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return; // a terminal tells all processes, and the one that started this tells it again
    isStopping = true;
    await served.close();
    lake.close();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
  stopWithParent(() => void stop(0));
  process.send?.({ ready: served.url });
  if (!process.send) console.log(`The lake is ready on ${served.url}`);
} catch (error) {
  sayAndExit(error);
}
