import { serveLake } from '#lake/serve.ts';
import { isEmbedded, readEnvironment } from '#settings/environment.ts';
import { buildProduct } from './build-product.ts';
import { openLakeOf } from './open-lake.ts';
import { stopChildren } from './process/child.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { stopWithParent } from './process/stop-with-parent.ts';
import { seedIfEmpty } from './seed/seed-if-empty.ts';

const help = `npm run build

Does what npm start does before it starts: puts the first content into an empty lake, and builds site and Studio where
they are stale. The lake must not be running. The settings are in the README.`;

if (process.argv.includes('--help')) {
  console.log(help);
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
stopWithParent(() => void stop());
try {
  const environment = readEnvironment();
  const lake = isEmbedded(environment) ? openLakeOf(environment) : undefined;
  const served = lake && (await serveLake(lake, { port: environment.lakePort, host: environment.lakeHost }));
  if (served) await seedIfEmpty(environment);
  await buildProduct(environment);
  await served?.close();
  lake?.close();
  // The channel to the process that started this one would keep it alive.
  process.exit();
} catch (error) {
  sayAndExit(error);
}

async function stop(): Promise<void> {
  await stopChildren();
  process.exit(130);
}
