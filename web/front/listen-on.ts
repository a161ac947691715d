import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a server listens: on all addresses of the machine without a `host`. */
export interface ListenPlace {
  port: number;
  host?: string | undefined;
  /** Whether other processes of the site listen there, too: Linux then spreads connections over them (`reusePort`). */
  isShared?: boolean;
  /** The file descriptor of a socket that is already open and was handed to this process. */
  socket?: number | undefined;
  /** The environment variable that sets the port, if one does. */
  variable?: string;
}

/**
 * Makes a server listen and returns its port, a free one for port 0. Throws one sentence that says what to change when
 * the port is taken.
 */
export async function listenOn(
  server: Server,
  { port, host, isShared = false, socket, variable }: ListenPlace,
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
  // A server that listens on a port has no string for an address.
  return (server.address() as AddressInfo).port;
}
