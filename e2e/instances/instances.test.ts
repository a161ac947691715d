import { createClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasRedis, startRedis, type TestRedis } from '#web/instances/redis-fixture.ts';
import { freePort } from '../product/free-port.ts';
import { prepareProduct } from '../product/prepared-product.ts';
import { type RunningProduct, startPrepared } from '../product/start-product.ts';
import { type Balancer, hasNginx, startBalancer } from './balancer.ts';
import { beginVisits } from './visitors.ts';

const often = { interval: 20 };

// It needs whole sites, not a browser.
describe.skipIf(!(hasRedis && hasNginx))('several instances (this needs redis-server and nginx)', () => {
  let redis: TestRedis;
  let balancer: Balancer;
  const running = new Map<string, { product: RunningProduct; metrics: number }>();

  beforeAll(async () => {
    await prepareProduct(() => {});
    redis = await startRedis();
    const first = await start('first', {});
    const others = { SANITY_API_HOST: first.lakeUrl };
    await start('second', others);
    await start('third', others);
    balancer = await startBalancer(
      [...running.values()].map(({ product }) => Number(new URL(product.url).port)),
    );
  });
  afterAll(async () => {
    await balancer.stop();
    for (const { product } of running.values()) await product.stop();
    await redis.end();
  });

  async function start(name: string, others: Record<string, string>): Promise<RunningProduct> {
    const metrics = await freePort();
    const variables = { ...others, REDIS_URL: redis.url, METRICS_PORT: String(metrics) };
    const product = await startPrepared(() => {}, variables);
    running.set(name, { product, metrics });
    return product;
  }

  const the = (name: string): RunningProduct => {
    const found = running.get(name);
    if (!found) throw new Error(`There is no instance "${name}".`);
    return found.product;
  };

  async function kill(name: string): Promise<void> {
    const { pid } = the(name);
    process.kill(pid, 'SIGKILL');
    running.delete(name);
    // Its processes end by themselves.
    await expect.poll(() => isThere(pid), often).toBe(false);
  }

  const lake = () =>
    createClient({
      projectId: 'tessera',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: the('first').lakeUrl,
      useProjectHostname: false,
      useCdn: false,
      token: the('first').token,
    });

  /** A figure of each instance. */
  async function figure(name: string): Promise<number[]> {
    const texts = [...running.values()].map(async ({ metrics }) =>
      (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text(),
    );
    const pattern = new RegExp(`^tessera_${name}\\{[^}]*\\} (\\d+)$`, 'm');
    return (await Promise.all(texts)).map((text) => Number(pattern.exec(text)?.[1] ?? 0));
  }
  const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);

  /** Publishes a title, and waits until every instance shows it. */
  async function publish(title: string): Promise<void> {
    await lake().patch('page-about-us').set({ 'sections[0].title': title }).commit();
    const shown = () =>
      Promise.all(
        [...running.values()].map(async ({ product }) =>
          (await (await fetch(`${product.url}/about-us`)).text()).includes(title),
        ),
      );
    await expect.poll(shown, often).toEqual([...running.keys()].map(() => true));
  }

  test('each page is rendered once for all, and one that joins takes what is there', async () => {
    const [rendered, taken] = [
      sum(await figure('pages_rendered_total')),
      sum(await figure('pages_taken_total')),
    ];
    expect(taken, 'the third came last').toBeGreaterThan(50);
    await publish('Published for three');
    // Without the others each of the three would render all of it.
    const areMostTaken = async () => {
      const [ours, others] = [await figure('pages_rendered_total'), await figure('pages_taken_total')];
      const [renderedSince, takenSince] = [sum(ours) - rendered, sum(others) - taken];
      return takenSince >= 2 && takenSince >= renderedSince;
    };
    await expect.poll(areMostTaken, often).toBe(true);
  });

  test('two of three are killed under load, and no visitor meets a fault, nor is a form lost', async () => {
    const visits = beginVisits(balancer.url);
    const more = async (count: number) => {
      const from = visits.count;
      await expect.poll(() => visits.count - from, often).toBeGreaterThan(count);
    };
    await more(60);
    await kill('second');
    await more(60);
    await kill('third');
    await more(60);
    await publish('Published for one');
    await visits.end();
    expect(visits.faults).toEqual([]);
    expect(visits.taken.length).toBeGreaterThan(5);
    const kept = await lake().fetch<string[]>('*[_type == "submission"].fields[name == "email"][0].value');
    const ours = kept.filter((email) => email.startsWith('visitor-'));
    expect(visits.taken.filter((email) => !ours.includes(email))).toEqual([]);
    expect(ours.length, 'none is kept twice').toBe(new Set(ours).size);
  });

  test('without Redis each goes on by itself, and with it again they share', async () => {
    await start('fourth', { SANITY_API_HOST: the('first').lakeUrl });
    await redis.end();
    await publish('Published without Redis');
    await redis.start();
    // They find it again at their own time, within two seconds.
    const taken = sum(await figure('pages_taken_total'));
    let turn = 0;
    const again = async () => {
      await publish(`Published with Redis again, ${++turn}`);
      return sum(await figure('pages_taken_total'));
    };
    await expect.poll(again).toBeGreaterThan(taken);
  });
});

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
