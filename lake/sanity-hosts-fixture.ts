import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { stripVTControlCharacters } from 'node:util';

/** What a program has said, and how it ended. */
export interface Said {
  code: number | null;
  output: string;
}

/** A lake under Sanity's own host names, for programs that know no other. */
export interface SanityHosts {
  /** A folder that is removed in the end: a project with a `sanity.cli.ts`. */
  folder: string;
  /** Runs Sanity's CLI of node_modules there, unmodified, as an administrator of the lake. */
  sanity(...args: string[]): Promise<Said>;
  /** The variables with which a process of Node is led to the lake, and trusts it. */
  variables: Record<string, string>;
  /** The port of loopback that answers for all of the names over TLS, for browsers. */
  tlsPort: number;
  /** Host names that were asked for and are none of Sanity's: nothing but the lake is ever reached. */
  readonly strangers: readonly string[];
  close(): Promise<void>;
}

/** The host names that the lake of a project has to answer to. */
export const sanityHostNames = (projectId = 'tessera'): string[] => [
  'api.sanity.io',
  'cdn.sanity.io',
  `${projectId}.api.sanity.io`,
  `${projectId}.apicdn.sanity.io`,
];

/** Leads Sanity's host names to a lake on a port of loopback, for whoever honours HTTPS_PROXY and trusts the certificate that is made here. */
export async function sanityHosts(
  lakePort: number,
  token: string,
  projectId = 'tessera',
): Promise<SanityHosts> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-cli-'));
  const names = sanityHostNames(projectId);
  const { key, cert, certFile } = makeCertificate(folder, names);
  const sockets = new Set<Socket>();
  const held = <T extends Socket>(socket: T): T => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    return socket;
  };
  const joined = (one: Socket, other: Socket) => {
    held(one).pipe(held(other)).pipe(one);
    one.on('close', () => other.destroy());
    other.on('close', () => one.destroy());
  };
  const toLake = createTlsServer({ key, cert }, (socket) => joined(socket, connect(lakePort, '127.0.0.1')));
  const tlsPort = await listen(toLake);
  const strangers: string[] = [];
  const proxy = createServer((_request, response) => response.writeHead(405).end());
  proxy.on('connect', ({ url = '' }, socket: Socket) => {
    const [host = ''] = url.split(':');
    if (!names.includes(host)) {
      strangers.push(host);
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    joined(socket, connect(tlsPort, '127.0.0.1'));
  });
  const variables = {
    HTTPS_PROXY: `http://127.0.0.1:${await listen(proxy)}`,
    NO_PROXY: 'localhost,127.0.0.1',
    NODE_USE_ENV_PROXY: '1', // for fetch
    NODE_EXTRA_CA_CERTS: certFile,
  };
  writeProject(folder, projectId);
  return {
    folder,
    strangers,
    variables,
    tlsPort,
    sanity: (...args) =>
      run(folder, args, {
        PATH: process.env.PATH,
        NODE_ENV: 'development',
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        CI: 'true',
        NO_UPDATE_NOTIFIER: '1',
        SANITY_AUTH_TOKEN: token,
        ...variables,
      }),
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all([toLake, proxy].map((server) => new Promise((done) => server.close(done))));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeCertificate(
  folder: string,
  hosts: readonly string[],
): { key: Buffer; cert: Buffer; certFile: string } {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = hosts.map((name) => `DNS:${name}`).join(',');
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', '/CN=tessera', '-addext', `subjectAltName=${names}`, '-keyout', keyFile, '-out', certFile],
    ],
    { stdio: 'ignore' },
  );
  return { key: readFileSync(keyFile), cert: readFileSync(certFile), certFile };
}

function listen(server: Server): Promise<number> {
  return new Promise((done) => {
    // It listens on a port, not on a pipe.
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
}

/** The least that the CLI takes for a project: where it is, and a migration to run. */
function writeProject(folder: string, projectId: string): void {
  writeFileSync(join(folder, 'package.json'), '{"name": "of-a-test", "private": true, "type": "module"}\n');
  writeFileSync(
    join(folder, 'sanity.cli.ts'),
    `export default { api: { projectId: '${projectId}', dataset: 'production' } };\n`,
  );
  mkdirSync(join(folder, 'migrations'));
  writeFileSync(
    join(folder, 'migrations', 'shout.ts'),
    `export default {
      title: 'Shout', documentTypes: ['note'],
      migrate: { document: (note: { text: string }) => ({ path: ['text'], op: { type: 'set', value: note.text.toUpperCase() } }) },
    };\n`,
  );
}

function run(cwd: string, args: string[], env: NodeJS.ProcessEnv): Promise<Said> {
  const cli = resolve('node_modules/sanity/bin/sanity');
  const child = spawn(process.execPath, [cli, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return new Promise((done) =>
    child.on('close', (code) => done({ code, output: stripVTControlCharacters(output) })),
  );
}
