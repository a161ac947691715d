import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@sanity/client';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { noteAddress, runningAt } from './place.ts';
import { readOptions } from './read-options.ts';
import { startLake } from './start-lake.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a lake as the command does, and gathers what it says. */
async function start(data: string, ...words: string[]) {
  const options = readOptions(['--data', join(folder, data), ...words]);
  if (typeof options === 'string') throw new Error(options);
  const said: string[] = [];
  const port = words.includes('--port') ? options.port : await freePort();
  const started = await startLake(
    { ...options, port },
    {
      say: (sentence) => said.push(sentence),
      onGone() {},
    },
  );
  return { ...started, said };
}

const clientOf = ({ url, token }: { url: string; token: string }) =>
  createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    apiHost: url,
    useProjectHostname: false,
    token,
  });

test('a folder keeps its token, for its owner alone, and the project that it was begun for', async () => {
  const first = await start('kept', '--project', 'abc');
  mkdirSync(join(folder, 'other'));
  expect(first.isNewToken).toBe(true);
  expect(statSync(join(folder, 'kept/token')).mode & 0o777).toBe(0o600);
  expect(await runningAt(join(folder, 'kept'))).toBe(`http://127.0.0.1:${first.port}`);
  await first.close();
  expect(await runningAt(join(folder, 'kept'))).toBeUndefined();
  const second = await start('kept');
  expect(second).toMatchObject({ project: 'abc', token: first.token, isNewToken: false });
  // As a killed lake leaves it, when another has its port by now.
  noteAddress(join(folder, 'kept'), `http://127.0.0.1:${second.port}`);
  noteAddress(join(folder, 'other'), `http://127.0.0.1:${second.port}`);
  expect(await runningAt(join(folder, 'kept'))).toBe(`http://127.0.0.1:${second.port}`);
  expect(await runningAt(join(folder, 'other'))).toBeUndefined();
  await second.close();
  await expect(start('kept', '--project', 'other')).rejects.toThrow(/holds the project "abc", not "other"\./);
  await expect(start('kept', '--dataset', 'other')).rejects.toThrow(/holds the dataset "production", not/);
});

test('a private lake answers nothing without a token, and stays private until it is told otherwise', async () => {
  await (await start('private', '--private')).close();
  const lake = await start('private');
  const client = clientOf(lake);
  await client.create({ _id: 'a', _type: 'note' });
  expect(await client.fetch('count(*)')).toBe(1);
  await expect(client.withConfig({ token: '' }).fetch('count(*)')).rejects.toMatchObject({ statusCode: 404 });
  await lake.close();
  const open = await start('private', '--public');
  expect((await fetch(`${open.url}/v2025-02-19/data/query/production?query=count(*)`)).status).toBe(200);
  await open.close();
});

test('content is read into an empty dataset alone', async () => {
  const file = join(folder, 'content.ndjson');
  const lines = [
    { _id: 'a', _type: 'note', to: { _type: 'reference', _ref: 'b' } },
    { _id: 'b', _type: 'note' },
    { _id: 'versions.r1.b', _type: 'note' },
    {
      _id: '_.releases.r1',
      _type: 'system.release',
      state: 'scheduled',
      publishAt: '2099-06-21T09:00:00.000Z',
    },
    { _id: '_.retention.maximum', _type: 'system.retention' },
  ];
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  const first = await start('filled', '--import', file);
  expect(first.said).toEqual([`Imported 4 documents and 0 assets of "${file}".`]);
  const ids = await clientOf(first).fetch('*[] | order(_id){_id, state}', {}, { perspective: 'raw' });
  expect(ids).toEqual([
    { _id: '_.releases.r1', state: 'scheduled' },
    ...['a', 'b', 'versions.r1.b'].map((_id) => ({ _id, state: null })),
  ]);
  await first.close();
  const second = await start('filled', '--import', file);
  expect(second.said).toEqual([`The dataset "production" has content already: "${file}" was not read.`]);
  await second.close();
  await expect(start('empty', '--import', `${file}.tar.gz`)).rejects.toThrow(/there is no such file/);
});

test('what it refuses names the options of the command that change it', async () => {
  const lake = await start('names');
  const refusalOf = async (headers: Record<string, string>) =>
    (await fetch(`${lake.url}/v1/users/me`, { headers })).text();
  expect(await refusalOf({ origin: 'https://a.example' })).toContain('(--origin of tessera-lake)');
  const unknown = await refusalOf({ authorization: 'Bearer unknown' });
  expect(JSON.parse(unknown).message).toContain('(the file "token" in the folder of --data of tessera-lake)');
  await lake.close();
});

test('what keeps it from starting is said in a sentence, and leaves nothing open', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(start('file')).rejects.toThrow(
    /^The data folder ".*" cannot be made: ".*file" is a file, not a folder\. .*--data/,
  );
  const taken = createServer();
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
  const { port } = taken.address() as AddressInfo; // it listens on a port, not on a pipe
  await expect(start('port', '--port', String(port))).rejects.toThrow(/^The port \d+ is taken\. .*--port/);
  await new Promise((done) => taken.close(done));
  const first = await start('port');
  await expect(start('port')).rejects.toThrow(/is in use by another lake\. .*--data/);
  await first.close();
  writeFileSync(join(folder, 'port/lake.sqlite'), 'no database '.repeat(100));
  await expect(start('port')).rejects.toThrow(/^The database ".*" cannot be read .* It was left as it is/);
  writeFileSync(join(folder, 'port/lake.json'), 'x');
  await expect(start('port')).rejects.toThrow(/lake.json" cannot be read: \{"project"/);
  expect(readFileSync(join(folder, 'port/lake.json'), 'utf8')).toBe('x');
});
