import { readEnvironment, readLogFormat } from '#settings/environment.ts';
import { openLog } from '#telemetry/log/open-log.ts';
import { sayAndExit } from '../process/say-and-exit.ts';
import { stopWhenAsked } from '../process/stop-when-asked.ts';
import { keepSeededLake } from '../seed/make-seeded-lake.ts';
import { buildProduct } from './build-product.ts';

// The process in which a start makes what it finds missing: "content" or "product". It tells when that is made, and
// ends.
openLog({ process: 'build', format: readLogFormat() });
const isStopping = stopWhenAsked();
try {
  const environment = readEnvironment();
  await (process.argv[2] === 'content' ? keepSeededLake(environment) : buildProduct(environment));
  process.send?.('made', undefined, undefined, () => process.exit());
} catch (error) {
  if (!isStopping()) sayAndExit(error); // else it failed because its own children were ended
}
