import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './child.ts';

const timeoutMs = 3_000; // an earlier run may be about to end

/** Waits a moment for a port to be free; throws StartError when it stays taken. */
export async function waitForPort(port: number, variable: string): Promise<void> {
  const begun = performance.now();
  while (!(await isPortFree(port))) {
    if (performance.now() - begun > timeoutMs)
      throw new StartError(
        `The port ${port} is taken. Stop what runs there, or set ${variable} to another port.`,
      );
    await pause(100);
  }
}

async function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
