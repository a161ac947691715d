import type { IncomingMessage, Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { toRequest } from '../../kernel/http/to-request.ts';
import type { presenceRoom } from './presence.ts';

const heartbeatMs = 15_000;
const maxMessageBytes = 64 * 1024;
const path = /^\/+(?:v[^/]+\/)?socket\/([^/?]+)/;

/** What the sockets of a lake lead to. */
export interface PresenceDoor {
  /** Why a socket is refused, as the status of HTTP that says so; undefined when it may open. */
  refuseSocket(request: Request): string | undefined;
  readonly presence: ReturnType<typeof presenceRoom>;
}

/** Lets Studios open the socket of presence on a lake's server; returns what ends all of them. */
export function servePresence(door: PresenceDoor, server: Server): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    const asked = path.test(request.url ?? '') ? toRequest(request) : null;
    const refusal = asked ? door.refuseSocket(asked) : '404 Not Found';
    if (refusal) {
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => connect(door, opened));
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}

function connect(door: PresenceDoor, socket: WebSocket): void {
  const seat = door.presence.join(
    (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    { id: '', role: 'anonymous', name: 'Visitor' },
  );
  const timer = setInterval(() => socket.send('♥'), heartbeatMs);
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
