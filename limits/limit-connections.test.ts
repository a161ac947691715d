import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { limitConnections } from './limit-connections.ts';

/**
 * How many of three connections of one address a server leaves open, and whether there is room for another when one has
 * gone.
 */
async function openOf(maxOfAddress: number, standsForMany: boolean) {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  limitConnections(server, maxOfAddress, () => standsForMany);
  const { port } = server.address() as AddressInfo; // it listens on a port
  const come = async () => {
    const accepted = once(server, 'connection');
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const [its] = await accepted;
    return { socket, isCutOff: its.destroyed as boolean };
  };
  const all = [await come(), await come(), await come()];
  const [first] = all;
  first?.socket.destroy();
  await expect
    .poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count))))
    .toBe(all.filter(({ isCutOff }) => !isCutOff).length - 1);
  const again = await come();
  server.closeAllConnections();
  server.close();
  for (const { socket } of [...all, again]) socket.destroy();
  return [...all.map(({ isCutOff }) => isCutOff), again.isCutOff];
}

test('an address has so many connections at one time, and as many as it likes when it stands for many', async () => {
  expect(await openOf(2, false)).toEqual([false, false, true, false]);
  expect(await openOf(2, true)).toEqual([false, false, false, false]);
});

test('all addresses that one line of IPv6 has share its connections', () => {
  const server = createServer();
  limitConnections(server, 2, () => false);
  const come = (remoteAddress: string) => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
    server.emit('connection', socket);
    const isCutOff = socket.destroyed;
    return { isCutOff, end: () => socket.destroy() };
  };
  const all = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3::1'].map(come);
  expect(all.map(({ isCutOff }) => isCutOff)).toEqual([false, false, true, false]);
  for (const { end } of all) end();
});
