import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';

import { type Lake, openLake } from './lake.ts';
import { serveLake } from './serve.ts';

const place = { projectId: 'tessera', dataset: 'production' };
const token = 'administrator-of-a-test';

/** The options of a lake for tests, without its folder. */
export const lakeOptions = {
  ...place,
  token,
  publicUrl: 'http://localhost:3030',
  origins: ['http://localhost:3000'],
  passwordCost: 2,
};

/** A lake on a free port for one test file. */
export interface TestLake {
  lake: Lake;
  url: string;
  dataDir: string;
  /** Sanity's own client, unmodified; an administrator's unless told otherwise. */
  client(config?: Partial<ClientConfig>): SanityClient;
  /** Closes the lake and leaves its folder. */
  stop(): Promise<void>;
  /** Closes the lake and removes its folder. */
  close(): Promise<void>;
}

/**
 * Opens a lake in a temporary folder, or in `options.dataDir`, and serves it on a loopback port, a free one by default.
 * `options` override the usual ones.
 */
export async function testLake(
  options: Partial<Parameters<typeof openLake>[0]> = {},
  port = 0,
): Promise<TestLake> {
  const { dataDir = mkdtempSync(join(tmpdir(), 'tessera-lake-')) } = options;
  const lake = openLake({ ...lakeOptions, ...options, dataDir });
  const served = await serveLake(lake, { port });
  let isOpen = true;
  const stop = async () => {
    if (!isOpen) return;
    isOpen = false;
    await served.close();
    lake.close();
  };
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
    stop,
    async close() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
