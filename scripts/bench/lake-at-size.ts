import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveParams, resolveQuery } from '#sections/resolve-contract.ts';
import { readEnvironment } from '#web/environment.ts';
import { lakeClient } from '../lake-client.ts';
import { startChild, stopChild } from '../process/child.ts';
import { freePort } from '../process/port.ts';
import { type Figure, memoryOf, quantile, time } from './measure.ts';

const sizes = [500, 50_000];
const token = 'administrator-of-the-bench';

/** The page query in lakes of 500 and 50,000 documents, and the memory of the larger one. */
export async function measureLake(): Promise<Figure[]> {
  const [small, large] = [await measureSize(sizes[0] ?? 0), await measureSize(sizes[1] ?? 0)];
  const ratio = large.median / small.median;
  return [
    {
      what: 'page query at 50,000 documents against 500 (medians over HTTP)',
      figure: `${large.median.toFixed(2)} ms / ${small.median.toFixed(2)} ms = ${ratio.toFixed(2)}`,
      budget: 'at most 2',
      isKept: ratio <= 2,
    },
    {
      what: 'memory of the lake with 50,000 documents',
      figure: `${large.memory} MB`,
      budget: 'under 600 MB',
      isKept: large.memory < 600,
    },
  ];
}

async function measureSize(size: number): Promise<{ median: number; memory: number }> {
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
    const ask = (run: number) =>
      client.fetch(resolveQuery, resolveParams(`/section-${(run * 37) % size}/page`), {
        perspective: 'published',
      });
    await time(50, ask);
    return { median: quantile(await time(200, ask), 0.5), memory: memoryOf(child.pid ?? 0) };
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
