import { createServer } from 'node:http';
import path from 'node:path';
import { readEnvironment } from '#settings/environment.ts';
import { answerFigures } from '#telemetry/figures/ask-figures.ts';
import { processFigures } from '#telemetry/figures/process-figures.ts';
import { openLog } from '#telemetry/log/open-log.ts';
import { withRequest } from '#telemetry/request/current-request.ts';
import { requestIdHeader, requestIdOf } from '#telemetry/request/request-id.ts';
import { endWhenAsked } from './end-when-asked.ts';
import { listenOn } from './front/listen-on.ts';
import { readPreviewCookie } from './front/previews/preview-cookie.ts';
import { siteHeaders } from './headers/site-headers.ts';
import { answerCommand } from './renderer/commands.ts';
import { openFinishHtml } from './renderer/finish-html.ts';
import { openNext } from './renderer/open-next.ts';
import { readRendererAddress } from './renderer/renderer-address.ts';
import { startRenewal } from './renewal/start-renewal.ts';
import { hearTurn } from './renewal/turn.ts';
import { offerSearch } from './search/offered-search.ts';
import { indexFile } from './search/open-index.ts';
import { SearchThread } from './search/search-thread.ts';
import { openUnfound } from './unfound/open-unfound.ts';
import { webDir } from './web-dir.ts';

const keepAliveMs = 65_000; // longer than a front keeps a connection that nobody uses

try {
  const environment = readEnvironment();
  openLog({ process: 'renderer', format: environment.log.format });
  const { port, secret } = readRendererAddress();
  const distDir = path.join(webDir, environment.distDir);
  const server = createServer({ keepAliveTimeout: keepAliveMs });
  const search = new SearchThread(indexFile(environment.dataDir));
  offerSearch((question, signal) => search.ask(question, signal));
  const answer = await openNext(environment, server, { isDev: false });
  const { commanded, measure, begin, close } = await startRenewal(environment, {
    origin: `http://127.0.0.1:${port}`,
    headers: siteHeaders(environment),
    finishHtml: await openFinishHtml(distDir),
    leave: await readPreviewCookie(distDir),
    distDir,
    publicDir: path.join(webDir, 'public'),
    secret,
    turn: hearTurn(process.argv[2] !== 'waits'),
  });
  const unfound = openUnfound(environment);
  const all = { ...commanded, unfound: unfound.take };
  server.on('request', (request, response) => {
    // Only fronts and this process itself ask here.
    withRequest(
      requestIdOf(request.headers[requestIdHeader], () => true),
      () => {
        if (!answerCommand(all, secret, request, response)) answer(request, response);
      },
    );
  });
  if (environment.metrics.port !== undefined) {
    const figures = processFigures('renderer');
    measure(figures);
    answerFigures(figures);
  }
  await listenOn(server, { port, host: '127.0.0.1' });
  endWhenAsked(server, () => {
    unfound.close();
    search.close();
    void close();
  });
  await begin();
  process.send?.({ ready: port });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
