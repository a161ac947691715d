import { once } from 'node:events';
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { toRequest } from '../../kernel/http/to-request.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { presenceRoom, SocketSeat } from './presence.ts';

const heartbeatMs = 15_000;
const maxMessageBytes = 64 * 1024;
const maxWaitingBytes = 1024 * 1024; // that a Studio may leave unread
const path = /^\/+(?:v[^/]+\/)?socket\/([^/?]+)/;

/** What the sockets of a lake lead to. */
export interface PresenceDoor {
  /** Takes a seat for a socket, which is closed by `end`. Throws a Refusal when it may not open. */
  openSocket(request: Request, socketAddress: string | undefined, end: () => void): SocketSeat;
  readonly presence: ReturnType<typeof presenceRoom>;
}

/** The open sockets of a lake's server. */
export interface PresenceSockets {
  /**
   * Closes all sockets, and resolves when they have closed or a second has passed; their Studios connect again later.
   * From now on no other socket may open.
   */
  leave(): Promise<void>;
  /** Cuts off the sockets that have not closed. */
  end(): void;
}

/** Lets Studios open the socket of presence on a lake's server. */
export function servePresence(door: PresenceDoor, server: Server): PresenceSockets {
  let isLeaving = false;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    socket.on('error', () => socket.destroy()); // Node has removed its own listener, and the client may be gone
    const asked = path.test(request.url ?? '') ? toRequest(request) : null;
    try {
      if (isLeaving) throw new Refusal(503, 'The lake is shutting down.');
      if (!asked) throw new Refusal(404, 'The lake has no such socket.');
      const seat = door.openSocket(asked, request.socket.remoteAddress, () => socket.destroy());
      socket.once('close', seat.free); // also when it never opens
      sockets.handleUpgrade(request, socket, head, (opened) => connect(door, opened, seat));
    } catch (error) {
      const status = error instanceof Refusal ? error.status : 500;
      const retry = error instanceof Refusal ? error.headers['Retry-After'] : undefined;
      const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Connection: close'];
      if (retry) lines.push(`Retry-After: ${retry}`);
      socket.end(`${lines.join('\r\n')}\r\n\r\n`);
    }
  });
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

const maxUnknownMs = 30_000; // until a socket is closed that does not say whose it is
const maxGoodbyeMs = 1_000; // until a socket that does not answer is cut off
const goingAway = 1001; // of the server, in the words of RFC 6455

function connect(door: PresenceDoor, socket: WebSocket, ownSeat: SocketSeat): void {
  const send = (message: object | string) => {
    // A client that does not read must not take up memory; a Studio connects again.
    if (socket.bufferedAmount > maxWaitingBytes) socket.terminate();
    else socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  };
  const place = door.presence.join(send, ownSeat);
  const timer = setInterval(send, heartbeatMs, '♥');
  const silence = setTimeout(
    () => place.isKnown || socket.close(1008, 'Send "authorization" first.'),
    maxUnknownMs,
  );
  silence.unref();
  socket.on('message', (text) => {
    try {
      place.receive(String(text));
    } catch {
      socket.close(1003, 'A message must be JSON.');
    }
  });
  socket.on('close', () => {
    clearInterval(timer);
    clearTimeout(silence);
    place.leave();
  });
  socket.on('error', () => socket.terminate());
}
