import { resolveParams, resolveQuery } from '#pages/resolve-contract.ts';
import { inFilledLake } from './filled-lake.ts';
import { type Figure, memoryOf, quantile, time } from './measure.ts';

const sizes = [500, 50_000];

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

function measureSize(size: number): Promise<{ median: number; memory: number }> {
  return inFilledLake(size, async (client, pid) => {
    const ask = (run: number) =>
      client.fetch(resolveQuery, resolveParams(`/section-${(run * 37) % size}/page`), {
        perspective: 'published',
      });
    await time(50, ask);
    return { median: quantile(await time(200, ask), 0.5), memory: memoryOf(pid) };
  });
}
