import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { type Lake, openLake } from './lake.ts';
import { serveLake } from './serve.ts';

const place = { projectId: 'tessera', dataset: 'production' };
const token = 'administrator-of-a-test';

/** A lake of its own on a free port, for one test file; `close` removes it. */
export interface TestLake {
  lake: Lake;
  url: string;
  dataDir: string;
  /** The unmodified client of Sanity; an administrator's unless told otherwise. */
  client(config?: Partial<ClientConfig>): SanityClient;
  close(): Promise<void>;
}

/** Opens a lake in a temporary folder and lets it answer on a free port of loopback. */
export async function testLake(): Promise<TestLake> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-lake-'));
  const lake = openLake({
    ...place,
    dataDir,
    token,
    publicUrl: 'http://localhost:3030',
    origins: ['http://localhost:3000'],
  });
  const served = await serveLake(lake, { port: 0 });
  return {
    lake,
    url: served.url,
    dataDir,
    client: (config = {}) =>
      createClient({
        ...place,
        apiVersion: '2023-05-03',
        apiHost: served.url,
        useProjectHostname: false,
        useCdn: false,
        perspective: 'raw',
        token,
        ...config,
      }),
    async close() {
      await served.close();
      lake.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
