import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '#lake/kernel/message-of.ts';
import { StartError } from './child.ts';

const timeoutMs = 3_000; // an earlier run may be about to end

/**
 * Waits up to three seconds for a port to be free, on all addresses of the machine and on `host`. Throws StartError,
 * with the name of the variable that changes the port, when it stays taken or cannot be opened at all.
 */
export async function waitForPort(port: number, variable: string, host?: string): Promise<void> {
  const begun = performance.now();
  // A client that comes by a name reaches whichever of its addresses answers: a port that another program holds on one
  // of them is as good as taken.
  const fault = async () => (await tried(port)) ?? (host === undefined ? undefined : await tried(port, host));
  for (let error = await fault(); error !== undefined; error = await fault()) {
    const isTaken = codeOf(error) === 'EADDRINUSE';
    if (!isTaken || performance.now() - begun > timeoutMs)
      throw new StartError(whyNot(error, { port, variable, host }), { cause: error });
    await pause(100);
  }
}

/** The sentence for a port that cannot be opened, by the error of the attempt. */
export function whyNot(
  error: unknown,
  { port, variable, host }: { port: number; variable: string; host?: string | undefined },
): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `The port ${port} is taken. Stop what runs there, or set ${variable} to another port.`;
    case 'EACCES':
      return `The port ${port} needs rights that this process does not have, as ports below 1024 do. Set ${variable} to a port from 1024 on.`;
    default:
      return `The port ${port} cannot be opened on ${host === undefined ? 'the addresses of this machine' : `"${host}"`} (${messageOf(error)}). Set ${variable === 'PORT' ? 'SITE_HOST' : 'LAKE_HOST'} to an address of this machine, or ${variable} to another port.`;
  }
}

/** Opens a port for a moment: resolves with the error, or with undefined when there is none. */
function tried(port: number, host?: string): Promise<Error | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ port, ...(host !== undefined && { host }) }, () =>
      server.close(() => resolve(undefined)),
    );
  });
}

/** The code of an error of the system, such as "EADDRINUSE"; undefined for an error that has none. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
