import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, createServer, type PeerCertificate } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../lake-fixture.ts';
import { makeAuthority, makeCertificate } from './certificate.ts';
import { keepAuthority } from './keep-authority.ts';
import { sanityNames } from './sanity-names.ts';
import { type ServedNames, serveNames } from './serve-names.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-names-'));
const passed: string[] = [];
let its: TestLake;
let names: ServedNames;
beforeAll(async () => {
  its = await testLake({ hosts: sanityNames('tessera') });
  names = await serveNames({
    projectId: 'tessera',
    lakePort: Number(new URL(its.url).port),
    dataDir: folder,
    passes(host) {
      passed.push(host);
      return host === 'localhost';
    },
  });
});
afterAll(async () => {
  await names.close();
  await its.close();
  rmSync(folder, { recursive: true });
});

/**
 * The certificate of what answers on a port of this machine under a name, as a client gets it that trusts an authority;
 * throws when the client does not believe it.
 */
function greet(port: number, servername: string, ca: string): Promise<PeerCertificate> {
  return new Promise((done, fail) => {
    const socket = connect({ port, host: '127.0.0.1', servername, ca }, () => {
      done(socket.getPeerCertificate());
      socket.destroy();
    }).on('error', fail);
  });
}

test('each of the names is believed by whoever trusts the authority, and by nobody else', async () => {
  const ca = readFileSync(names.authorityFile, 'utf8');
  for (const name of sanityNames('tessera'))
    expect((await greet(names.tlsPort, name, ca)).subjectaltname, name).toContain(name);
  const other = makeAuthority('sanity.io').cert;
  await expect(greet(names.tlsPort, 'api.sanity.io', other)).rejects.toThrow();
});

test('the authority is believed for names of Sanity alone, whatever else it signs', async () => {
  const authority = keepAuthority(folder);
  const server = createServer(makeCertificate(authority, ['bank.example']));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(greet(port, 'bank.example', authority.cert)).rejects.toThrow(/permitted subtree violation/);
  await new Promise((done) => server.close(done));
});

test('the authority is made once, its key is for its owner alone, and one that cannot be read is made anew', () => {
  const { cert, file } = keepAuthority(folder);
  expect(keepAuthority(folder).cert).toBe(cert);
  expect((statSync(file.replace('.pem', '.key')).mode & 0o777).toString(8)).toBe('600');
  const other = mkdtempSync(join(folder, 'other-'));
  writeFileSync(keepAuthority(other).file, 'no certificate');
  expect(new X509Certificate(keepAuthority(other).cert).ca).toBe(true);
});

/** What the proxy answers to a client that asks to be connected to a host. */
function led(path: string, port = names.proxyPort): Promise<number | undefined> {
  return new Promise((done, fail) => {
    request({ host: '127.0.0.1', port, method: 'CONNECT', path })
      .on('connect', ({ statusCode }, socket) => {
        socket.destroy();
        done(statusCode);
      })
      .on('error', fail)
      .end();
  });
}

test('the proxy leads to the lake under its names, and elsewhere only where that is wanted', async () => {
  expect(await led('tessera.api.sanity.io:443')).toBe(200);
  expect(passed).toEqual([]);
  expect(await led('other.api.sanity.io:443')).toBe(403);
  expect(await led(`localhost:${new URL(its.url).port}`)).toBe(200);
  expect(passed).toEqual(['other.api.sanity.io', 'localhost']);
});

test('a host that is not the lake’s is reached through another proxy where there is one', async () => {
  const other = await serveNames({
    projectId: 'other',
    lakePort: Number(new URL(its.url).port),
    dataDir: folder,
    passes: () => true,
    onward: names.variables.HTTPS_PROXY,
  });
  passed.length = 0;
  expect(await led('nobody.example:443', other.proxyPort)).toBe(403); // as the first of the two says
  expect(passed).toEqual(['nobody.example']);
  expect(await led('other.api.sanity.io:443', other.proxyPort)).toBe(200);
  expect(passed).toEqual(['nobody.example']);
  await other.close();
});

test('whoever asks to be led elsewhere and is gone before the answer takes nobody along', async () => {
  const socket = createConnection(names.proxyPort, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('CONNECT other.api.sanity.io:443 HTTP/1.1\r\n\r\n');
  socket.resetAndDestroy();
  await once(socket, 'close');
  // An error of a connection without a listener would end the process, and the test with it.
  expect(await led('tessera.api.sanity.io:443')).toBe(200);
});
