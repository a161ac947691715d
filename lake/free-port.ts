import { type AddressInfo, createServer } from 'node:net';

// A port stays in here, because whoever was given it may not listen on it yet and the system would give it out again.
const given = new Set<number>();

/** A port of this machine that nobody listens on at this moment. Within a process no port is given out twice. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await portOfSystem();
    if (given.has(port)) continue;
    given.add(port);
    return port;
  }
}

function portOfSystem(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
      server.close(() => done(port));
    });
  });
}
