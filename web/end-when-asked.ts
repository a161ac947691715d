import type { Server } from 'node:http';

const timeoutMs = 5_000; // for answers that are being given

/** Ends this process when it is asked to, or when the one that started it has ended: after what is being answered. */
export function endWhenAsked(server: Server, close: () => void = () => {}): void {
  const stop = () => {
    setTimeout(() => process.exit(0), timeoutMs).unref();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    close();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  if (process.channel) process.once('disconnect', stop);
}
