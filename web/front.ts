import { proxiesBy, trustedBy } from '#limits/sender-address.ts';
import { readEnvironment } from '#settings/environment.ts';
import { hearExchanges } from '#telemetry/exchanges/exchanges.ts';
import { answerFigures } from '#telemetry/figures/ask-figures.ts';
import { processFigures } from '#telemetry/figures/process-figures.ts';
import { openLog } from '#telemetry/log/open-log.ts';
import { endWhenAsked } from './end-when-asked.ts';
import { listenOn } from './front/listen-on.ts';
import { countPages } from './front/load/count-pages.ts';
import { createSiteServer } from './front/site-server.ts';
import { openFront } from './open-front.ts';
import { readRendererAddress } from './renderer/renderer-address.ts';
import { sayAlive } from './say-alive.ts';

try {
  const environment = readEnvironment();
  const name = `front-${process.argv[2] ?? 1}`;
  const log = openLog({ process: name, format: environment.log.format });
  const figures = environment.metrics.port === undefined ? undefined : processFigures(name);
  if (figures) answerFigures(figures);
  const attendance = {
    isProxy: trustedBy(environment.trustedProxies),
    ...hearExchanges(log, { figures, requests: environment.log.requests }),
    hearPage: figures && countPages(figures),
  };
  const { answer, close } = await openFront(environment, readRendererAddress(), attendance);
  const { connections: maxOfAddress } = environment.siteLimits;
  const server = createSiteServer(answer, {
    isProxy: proxiesBy(environment.trustedProxies),
    patience: maxOfAddress === undefined ? {} : { maxOfAddress },
  });
  const socket = process.argv[3] === undefined ? undefined : Number(process.argv[3]);
  await listenOn(server, { ...environment, variable: 'PORT', isShared: environment.fronts > 1, socket });
  endWhenAsked(server, close);
  sayAlive();
  process.send?.({ ready: environment.siteUrl });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
