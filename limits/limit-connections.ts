import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { seats } from './seats.ts';
import { senderAddresses } from './sender-address.ts';

/**
 * Cuts off whoever opens more than `maxOfAddress` connections to a server at one time, all addresses of one network of IPv6 together; an
 * address that stands for many may have all.
 */
export function limitConnections(
  server: Server,
  maxOfAddress: number,
  standsForMany: (address: string) => boolean,
): void {
  const open = seats(maxOfAddress);
  const senderOf = senderAddresses();
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    if (!address || standsForMany(address)) return;
    const free = open.take(senderOf(address, undefined));
    if (free) socket.once('close', free);
    else socket.destroy();
  });
}
