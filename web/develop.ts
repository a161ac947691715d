import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { senderAddresses } from '#limits/sender-address.ts';
import { readEnvironment } from '#settings/environment.ts';
import { openAssets } from './assets/open-assets.ts';
import { endWhenAsked } from './end-when-asked.ts';
import { openStaticFiles } from './front/answers/static-files.ts';
import { listenOn } from './front/listen-on.ts';
import { addressOfRequest } from './front/pass-to-next.ts';
import { BoundBodies } from './front/requests/bound-bodies.ts';
import { readPath } from './front/requests/request-path.ts';
import { siteHeaders } from './headers/site-headers.ts';
import { NewsStream } from './overlay/news-stream.ts';
import { openNext } from './renderer/open-next.ts';
import { listenToLake } from './renewal/lake-events/listen-to-lake.ts';
import { markChanges, openMarking, tellBoth } from './renewal/marking.ts';
import { developSearch } from './renewal/search/develop-search.ts';
import { offerSearch } from './search/offered-search.ts';
import { indexFile } from './search/open-index.ts';
import { SearchThread } from './search/search-thread.ts';
import { passToStudio } from './studio/pass-to-studio.ts';
import { studioDir } from './studio/studio-page.ts';

// The whole site in one process: Next's development server and the Studio's behind the same address, no page kept.
try {
  const environment = readEnvironment();
  const server = createServer();
  const asked = new SearchThread(indexFile(environment.dataDir));
  offerSearch((question, signal) => asked.ask(question, signal));
  const next = await openNext(environment, server, { isDev: true });
  // The site itself may listen on another address of the machine only.
  const inner = createServer(next);
  const port = await listenOn(inner, { port: 0, host: '127.0.0.1' });
  const secret = randomUUID();
  process.env.RENDERER_SECRET = secret;

  const senderAddress = senderAddresses(environment.trustedProxies);
  const bodies = new BoundBodies((request) => addressOfRequest({ senderAddress }, request));
  const assets = openAssets(environment, null, senderAddress);
  const staticFiles = await openStaticFiles(studioDir, siteHeaders(environment));
  const wantStudio = () => void process.send?.({ wants: 'studio' });
  const studio = passToStudio(environment, Number(process.env.STUDIO_PORT), wantStudio);
  const news = new NewsStream();
  process.on('message', news.hear);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = readPath(request.url ?? '') ?? '';
    if (!bodies.admit(request, response) || assets?.(request, response)) return;
    if (news.answer(request, response, path) || (await staticFiles(request, response, path))) return;
    if (/^\/studio(\/|$)/.test(path)) studio(request, response);
    else next(request, response);
  };
  server.on('request', (request, response) => void answer(request, response));
  await listenOn(server, { ...environment, variable: 'PORT' });

  const inside = `http://127.0.0.1:${port}`;
  const search = developSearch(environment, inside, secret);
  const { close } = listenToLake(
    environment,
    tellBoth(markChanges(openMarking(inside, secret)), search),
    null,
  );
  endWhenAsked(server, () => {
    news.close();
    close();
    void search.close();
    asked.close();
  });
  process.send?.({ ready: environment.siteUrl });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
