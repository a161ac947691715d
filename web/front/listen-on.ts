import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Makes a server listen and answers its port; a taken port is said in one sentence. */
export async function listenOn(server: Server, port: number, host?: string): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken
      ? new Error(`Port ${port} is already in use. Stop what runs there or set PORT to another one.`)
      : error;
  }
  // What listens at a port has no name for an address.
  return (server.address() as AddressInfo).port;
}
