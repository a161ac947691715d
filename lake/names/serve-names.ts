import { createServer } from 'node:http';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { connect as connectTls, createServer as createTlsServer } from 'node:tls';
import { LakeError } from '../kernel/store/lake-error.ts';
import { makeCertificate } from './certificate.ts';
import { keepAuthority } from './keep-authority.ts';
import { sanityNames } from './sanity-names.ts';

/** A lake under Sanity's own host names, on this machine alone. */
export interface ServedNames {
  /** The port that answers for all of the names over TLS. */
  tlsPort: number;
  /** The port of the proxy, which connects requests for one of the names to that port. */
  proxyPort: number;
  /** The certificate of the authority that a program has to trust. */
  authorityFile: string;
  /** The environment variables that send programs through the proxy, and make Node trust the authority. */
  variables: Record<string, string>;
  close(): Promise<void>;
}

/** How the names are served. */
export interface NameOptions {
  projectId: string;
  /** Where the lake listens; on loopback when no host is given. */
  lakePort: number;
  lakeHost?: string | undefined;
  /** Where the authority is kept. */
  dataDir: string;
  /** The port for TLS, any free one when left out, and the loopback address on which it listens. */
  tlsPort?: number | undefined;
  tlsHost?: string | undefined;
  /** Whether the proxy connects to a host that is not the lake's; it refuses when this says no. */
  passes?: (host: string) => boolean;
  /** The proxy through which such a host is reached; directly when left out. */
  onward?: string | undefined;
}

const loopback = '127.0.0.1';

/** Serves a lake of this machine under Sanity's names over TLS, with a proxy that leads there. */
export async function serveNames({
  projectId,
  lakePort,
  lakeHost = loopback,
  dataDir,
  tlsPort: wanted = 0,
  tlsHost = loopback,
  passes = () => false,
  onward,
}: NameOptions): Promise<ServedNames> {
  const names = sanityNames(projectId);
  const authority = keepAuthority(dataDir);
  const sockets = new Set<Socket>();
  const joined = (one: Socket, other: Socket) => {
    for (const [socket, end] of [
      [one, other],
      [other, one],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        end.destroy();
      });
    }
    one.pipe(other).pipe(one);
  };
  const toLake = createTlsServer(makeCertificate(authority, names), (socket) =>
    joined(socket, connect(lakePort, lakeHost)),
  );
  const tlsPort = await listen(toLake, wanted, tlsHost);
  const proxy = createServer((_request, response) => response.writeHead(405).end());
  proxy.on('connect', ({ url = '' }, socket: Socket) => {
    socket.on('error', () => socket.destroy()); // Node has removed its own listener
    const [, host = '', port = '443'] = url.match(/^\[?([^\]]*?)\]?(?::(\d+))?$/) ?? [];
    const isOurs = names.includes(host.toLowerCase());
    if (!isOurs && !passes(host)) return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    if (!isOurs && onward) return joined(socket, askOnward(new URL(onward), `${host}:${port}`));
    const target = isOurs ? connect(tlsPort, tlsHost) : connect(Number(port), host);
    joined(socket, target);
    target.once('connect', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
  });
  const proxyPort = await listen(proxy, 0, loopback);
  const address = `http://${loopback}:${proxyPort}`;
  return {
    tlsPort,
    proxyPort,
    authorityFile: authority.file,
    variables: {
      HTTPS_PROXY: address,
      https_proxy: address, // which curl and others prefer
      NO_PROXY: 'localhost,127.0.0.1,::1',
      no_proxy: 'localhost,127.0.0.1,::1',
      NODE_USE_ENV_PROXY: '1', // for fetch
      NODE_EXTRA_CA_CERTS: authority.file,
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all([toLake, proxy].map((server) => new Promise<unknown>((done) => server.close(done))));
    },
  };
}

/** Asks another proxy for a host; its answer goes to whoever asked this one. */
function askOnward({ protocol, hostname: host, port, username, password }: URL, target: string): Socket {
  const socket =
    protocol === 'https:'
      ? connectTls({ host, port: Number(port || 443), servername: host })
      : connect(Number(port || 80), host);
  const secret = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const known = username && `Proxy-Authorization: Basic ${Buffer.from(secret).toString('base64')}\r\n`;
  socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n${known}\r\n`);
  return socket;
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', (cause: NodeJS.ErrnoException) => fail(explain(cause, port)));
    // It listens on a port, not on a pipe.
    server.listen(port, host, () => done((server.address() as AddressInfo).port));
  });
}

function explain(cause: NodeJS.ErrnoException, port: number): Error {
  if (cause.code === 'EACCES')
    return new LakeError(`The port ${port} needs the rights of an administrator on this machine.`, { cause });
  if (cause.code === 'EADDRINUSE') return new LakeError(`The port ${port} is taken.`, { cause });
  return cause;
}
