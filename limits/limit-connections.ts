import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { seats } from './seats.ts';
import { senderAddresses } from './sender-address.ts';

/**
 * Closes the connections of an address beyond `maxOfAddress` at one time. All addresses of one network of IPv6 count as
 * one, and an address that stands for many has no such limit.
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
