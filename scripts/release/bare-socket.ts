import { lookup } from 'node:dns/promises';
import net from 'node:net';
import * as z from 'zod';
import { StartError } from '../process/child.ts';
import { waitForPort } from '../process/port.ts';

// Node's cluster opens sockets that several processes share with this. Node has no public way to hold a port without
// answering at it.
const bare = z.custom<{ fd: number; close(): void }>(
  (it) => typeof it === 'object' && it !== null && 'fd' in it && typeof it.fd === 'number',
);

/** A port that is held although nobody answers there. */
export interface BareSocket {
  /** Its file descriptor, which is handed to the processes that answer. */
  fd: number;
  close(): void;
}

/**
 * Holds a port, on all addresses of the machine unless there is a `host`. Connections that arrive while no process
 * answers there wait for the next one. Throws StartError, with the name of the variable that changes the port, when it
 * cannot be opened.
 */
export async function holdPort(
  port: number,
  host: string | undefined,
  variable: string,
): Promise<BareSocket> {
  if (port !== 0) await waitForPort(port, variable, host);
  const places = host === undefined ? ['::', '0.0.0.0'] : [(await lookup(host)).address];
  for (const address of places) {
    const made = bare.safeParse(
      Reflect.get(net, '_createServerHandle')(address, port, net.isIP(address), -1, 0),
    );
    if (made.success) return made.data;
  }
  throw new StartError(
    `The port ${port} cannot be opened on "${host ?? 'all addresses'}". Set ${variable} to another port.`,
  );
}
