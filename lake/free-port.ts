import { type AddressInfo, createServer } from 'node:net';

/** A port of this machine that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
      server.close(() => done(port));
    });
  });
}
