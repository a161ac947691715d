import { proxiesBy } from '#limits/sender-address.ts';
import { readEnvironment } from '#settings/environment.ts';
import { endWhenAsked } from './end-when-asked.ts';
import { listenOn } from './front/listen-on.ts';
import { createSiteServer } from './front/site-server.ts';
import { openFront } from './open-front.ts';
import { readRendererAddress } from './renderer/renderer-address.ts';

try {
  const environment = readEnvironment();
  const server = createSiteServer(await openFront(environment, readRendererAddress()), {
    isProxy: proxiesBy(environment.trustedProxies),
  });
  await listenOn(server, { ...environment, isShared: environment.fronts > 1 });
  endWhenAsked(server);
  process.send?.({ ready: environment.siteUrl });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
