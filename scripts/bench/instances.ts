import { setTimeout as pause } from 'node:timers/promises';
import { prepareProduct } from '#e2e/product/prepared-product.ts';
import { Instances, showsPublished } from '#e2e/product/start-instances.ts';
import { hasRedis, startRedis } from '#web/instances/redis-fixture.ts';
import { type Figure, quantile, time } from './measure.ts';

const names = ['first', 'second', 'third'];
const budgetMs = 300;
const warmUps = 5;
const runs = 40;
const pauseMs = 5;

/**
 * How long it takes from publishing until each of three instances, which share what they render by Redis, serves the
 * new page.
 */
export async function measureInstances(): Promise<Figure[]> {
  if (!hasRedis) {
    console.log('Without redis-server nothing is measured: apt-get install redis-server');
    return [];
  }
  await prepareProduct(() => {});
  const redis = await startRedis();
  const instances = new Instances(redis.url);
  try {
    for (const name of names) await instances.start(name);
    const publish = async (run: number) => {
      const title = `Published ${run} ${Date.now()}`;
      await instances.publish(title);
      await Promise.all(
        instances.urls.map(async (url) => {
          while (!(await showsPublished(url, title))) await pause(pauseMs);
        }),
      );
    };
    await time(warmUps, publish);
    const took = await time(runs, publish);
    const [p50, p95] = [quantile(took, 0.5), quantile(took, 0.95)];
    return [
      {
        what: `publish to fresh HTML from all of ${names.length} instances with Redis, 95 of 100`,
        figure: `${p95.toFixed(0)} ms, in the middle ${p50.toFixed(0)}`,
        budget: `under ${budgetMs} ms`,
        isKept: p95 < budgetMs,
      },
    ];
  } finally {
    await instances.stop();
    await redis.end();
  }
}
