import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
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

/** The open sockets of a lake's server. */
export interface PresenceSockets {
  /** Says goodbye to all of them, who come again then, and resolves when they have heard it; no other may open. */
  leave(): Promise<void>;
  /** Cuts off whoever has not left. */
  end(): void;
}

/** Lets Studios open the socket of presence on a lake's server. */
export function servePresence(door: PresenceDoor, server: Server): PresenceSockets {
  let isLeaving = false;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    const asked = path.test(request.url ?? '') ? toRequest(request) : null;
    const refusal = isLeaving ? '503 Service Unavailable' : refusalOf(asked);
    if (refusal) {
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => connect(door, opened));
  });
  const refusalOf = (asked: Request | null) => (asked ? door.refuseSocket(asked) : '404 Not Found');
  return {
    async leave() {
      isLeaving = true;
      const left = [...sockets.clients].map((socket) => once(socket, 'close'));
      for (const socket of sockets.clients) socket.close(goingAway);
      await Promise.race([Promise.all(left), pause(maxGoodbyeMs, undefined, { ref: false })]);
    },
    end() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

const maxGoodbyeMs = 1_000; // until one that does not answer is cut off
const goingAway = 1001; // of the server, in the words of RFC 6455

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
