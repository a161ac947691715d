import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a server listens: on all addresses of the machine if there is no `host`. */
export interface Place {
  port: number;
  host?: string | undefined;
  /** Whether other processes of ours listen there too: Linux shares the connections out among them. */
  isShared?: boolean;
  /** The number of a socket that is open there already, and handed to this process. */
  socket?: number | undefined;
  /** The variable that chooses the port, where somebody does. */
  variable?: string;
}

/** Makes a server listen and answers its port, one that is free for port 0; a taken port is said in one sentence, with what to change. */
export async function listenOn(
  server: Server,
  { port, host, isShared = false, socket, variable }: Place,
): Promise<number> {
  server.listen(socket === undefined ? { port, host, reusePort: isShared } : { fd: socket });
  try {
    await once(server, 'listening');
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    const remedy = variable
      ? `Stop what runs there, or set ${variable} to another port.`
      : 'Stop what runs there.';
    throw new Error(`The port ${port} is taken. ${remedy}`, { cause: error });
  }
  // What listens at a port has no name for an address.
  return (server.address() as AddressInfo).port;
}
