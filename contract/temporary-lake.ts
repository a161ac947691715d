import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { openLake } from '#lake/lake.ts';
import { serveLake } from '#lake/serve.ts';

/** A real lake in a folder of its own, on a free port, until it is closed. */
export interface TemporaryLake {
  /** May do everything, and sees what visitors see. */
  client: SanityClient;
  close(): Promise<void>;
}

/** Opens an empty lake for a test; whoever opens it closes it. */
export async function openTemporaryLake(): Promise<TemporaryLake> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-lake-'));
  const place = { projectId: 'tessera', dataset: 'production' };
  const token = 'only-for-this-test';
  const lake = openLake({ ...place, dataDir, token, publicUrl: 'http://127.0.0.1:3030', origins: [] });
  const served = await serveLake(lake, { port: 0 });
  const client = createClient({
    ...place,
    token,
    apiVersion: '2023-05-03',
    apiHost: served.url,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'published',
  });
  return {
    client,
    async close() {
      await served.close();
      lake.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
