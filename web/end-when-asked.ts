import type { Server } from 'node:http';

const timeoutMs = 5_000; // for answers that are being given
const glanceMs = 50;

/**
 * The message by which its parent tells a process that another takes its place: from then on each answer ends its
 * connection.
 */
export const drainWord = 'drain';

/**
 * Ends this process when it is asked to, or when its parent has ended, after the answers that are under way. Requests
 * that still come on an open connection are answered, and told to use another connection next time.
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
  // Not only once: a signal without a listener kills.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.channel) process.once('disconnect', stop);
}
