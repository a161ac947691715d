import type { Server } from 'node:http';

const timeoutMs = 5_000; // for answers that are being given
const glanceMs = 50;

/** What a process is told by the one that started it when another takes its place: from then on each answer ends its connection. */
export const drainWord = 'drain';

/**
 * Ends this process when it is asked to, or when the one that started it has ended: after what is being answered. Whoever asks
 * meanwhile on a connection that is open is answered, and told to come on another one next time.
 */
export function endWhenAsked(server: Server, close: () => void = () => {}): void {
  let isEnding = false;
  const endConnections = () =>
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  process.on('message', (word) => {
    if (word === drainWord) endConnections();
  });
  const stop = () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(0), timeoutMs).unref();
    endConnections();
    server.close(() => process.exit(0));
    // A connection whose answer was begun before is idle after it.
    setInterval(() => server.closeIdleConnections(), glanceMs).unref();
    close();
  };
  // Each time: a signal that nobody hears any more kills.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.channel) process.once('disconnect', stop);
}
