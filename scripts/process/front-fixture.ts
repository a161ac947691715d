import { endWhenAsked } from '#web/end-when-asked.ts';
import { listenOn } from '#web/front/listen-on.ts';
import { createSiteServer } from '#web/front/site-server.ts';
import { sayAlive } from '#web/say-alive.ts';

// A front like web/front.ts, but without a site behind it: run by front-killed.test.ts. It answers with its process id;
// at /held it ends the answer only when it is told to.
const [port = '0', socket] = process.argv.slice(2);
const held: (() => void)[] = [];
process.on('message', (word) => {
  if (word === 'let go') for (const end of held) end();
});
const server = createSiteServer(
  (request, response) => {
    response.write(String(process.pid));
    if (request.url === '/held') held.push(() => response.end(' whole'));
    else response.end();
  },
  { isProxy: () => true },
);
await listenOn(server, {
  port: Number(port),
  host: '127.0.0.1',
  isShared: true,
  socket: socket === undefined ? undefined : Number(socket),
});
endWhenAsked(server);
sayAlive();
process.send?.({ ready: true });
