import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { freePort } from '#lake/free-port.ts';
import { readEnvironment } from '#settings/environment.ts';
import { lakeClient } from '../lake/lake-client.ts';
import { startChild, stopChild } from '../process/child.ts';

const token = 'administrator-of-the-bench';

/** Does some work with a lake of its own, in a process of its own, that holds a number of pages. */
export async function inFilledLake<T>(
  size: number,
  work: (client: SanityClient, pid: number) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  const variables = { DATA_DIR: dataDir, LAKE_PORT: String(await freePort()), LAKE_TOKEN: token };
  const { child } = await startChild('scripts/lake.ts', { env: variables });
  try {
    const client = lakeClient(readEnvironment(variables));
    for (let from = 0; from < size; from += 1_000) {
      const transaction = client.transaction();
      for (let index = from; index < Math.min(from + 1_000, size); index++) transaction.create(page(index));
      await transaction.commit({ visibility: 'async', returnDocuments: false });
    }
    return await work(client, child.pid ?? 0);
  } finally {
    await stopChild(child);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A page of usual weight, some 2 KB. */
function page(index: number) {
  const words = `Identity ${index} answers for what it reaches, and somebody answers for it. `.repeat(4);
  return {
    _id: `page-${index}`,
    _type: 'page',
    title: `Page ${index}`,
    path: { _type: 'slug', current: `/section-${index}/page` },
    sections: [
      { _key: 'a', _type: 'hero', title: `Page ${index}`, text: words },
      {
        _key: 'b',
        _type: 'icon-grid',
        title: 'Points',
        cards: [1, 2, 3].map((card) => ({
          _key: `c${card}`,
          icon: 'key',
          title: `Point ${card}`,
          text: words,
        })),
      },
      { _key: 'c', _type: 'cta-banner', title: 'Go on', text: words },
    ],
  };
}
