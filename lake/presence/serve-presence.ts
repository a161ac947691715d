import type { IncomingMessage, Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Lake } from '../lake.ts';
import { toRequest } from '../to-request.ts';

const heartbeat = 15_000; // ms
const longest = 64 * 1024; // bytes of a message
const path = /^\/+(?:v[^/]+\/)?socket\/([^/?]+)/;

/** Lets Studios open the socket of presence on a lake's server; returns what ends all of them. */
export function servePresence(lake: Lake, server: Server): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longest });
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    const asked = path.test(request.url ?? '') ? toRequest(request) : null;
    const refusal = asked ? lake.refuseSocket(asked) : '404 Not Found';
    if (refusal) {
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => connect(lake, opened));
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}

function connect(lake: Lake, socket: WebSocket): void {
  const seat = lake.presence.join(
    (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    { id: '', role: 'anonymous', name: 'Visitor' },
  );
  const timer = setInterval(() => socket.send('♥'), heartbeat);
  socket.on('message', (text) => {
    try {
      seat.receive(String(text));
    } catch {
      socket.close(1003, 'A message must be JSON.');
    }
  });
  socket.on('close', () => {
    clearInterval(timer);
    seat.leave();
  });
  socket.on('error', () => socket.terminate());
}
