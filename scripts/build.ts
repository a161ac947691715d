import { serveLake } from '#lake/serve.ts';
import { readEnvironment } from '#settings/environment.ts';
import { buildProduct } from './build/build-product.ts';
import { hasLake } from './lake/has-lake.ts';
import { openLakeOf } from './lake/open-lake.ts';
import { parseCommand } from './process/parse-command.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { stopWhenAsked } from './process/stop-when-asked.ts';
import { beginContent } from './seed/begin-content.ts';
import { keepSeededLake } from './seed/make-seeded-lake.ts';

const help = `npm run build

Does what npm start does before it starts: puts the first content into an empty lake, and builds site and Studio where
they are stale. The lake must not be running. The settings are in docs/settings.md.`;

const isStopping = stopWhenAsked();
try {
  if (parseCommand({ options: { help: { type: 'boolean' } } }).values.help) {
    console.log(help);
    process.exit();
  }
  const environment = readEnvironment();
  const isLakeOurs = environment.isEmbedded;
  if (isLakeOurs && !hasLake(environment.dataDir)) await keepSeededLake(environment);
  const finishContent = isLakeOurs ? await beginContent(environment) : undefined;
  const lake = isLakeOurs ? openLakeOf(environment) : undefined;
  const served = lake && (await serveLake(lake, { port: environment.lakePort, host: environment.lakeHost }));
  await finishContent?.();
  await buildProduct(environment);
  await served?.close();
  lake?.close();
  // The channel to the process that started this one would keep it alive.
  process.exit();
} catch (error) {
  if (!isStopping()) sayAndExit(error); // else it failed because its own children were ended
}
