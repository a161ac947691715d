import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { seats } from './seats.ts';

/** Cuts off whoever opens more than `maxOfAddress` connections to a server at one time; an address that stands for many may have all. */
export function limitConnections(
  server: Server,
  maxOfAddress: number,
  standsForMany: (address: string) => boolean,
): void {
  const open = seats(maxOfAddress);
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    if (!address || standsForMany(address)) return;
    const free = open.take(address);
    if (free) socket.once('close', free);
    else socket.destroy();
  });
}
