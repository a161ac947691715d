import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasRedis, startRedis, type TestRedis } from '#web/instances/redis-fixture.ts';
import { Instances, showsPublished } from '../product/start-instances.ts';
import { hasNginx } from '../product/start-nginx.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { beginVisits } from './visitors.ts';

const often = { interval: 20 };

// This needs whole sites, but no browser.
describe.skipIf(!(hasRedis && hasNginx()))('several instances (this needs redis-server and nginx)', () => {
  let redis: TestRedis;
  let balancer: Balancer;
  let instances: Instances;

  beforeAll(async () => {
    redis = await startRedis();
    instances = new Instances(redis.url);
    for (const name of ['first', 'second', 'third']) await instances.start(name);
    balancer = await startBalancer(instances.urls.map((url) => Number(new URL(url).port)));
  });
  afterAll(async () => {
    await balancer.stop();
    await instances.stop();
    await redis.end();
  });

  async function kill(name: string): Promise<void> {
    const { pid } = instances.forget(name);
    process.kill(pid, 'SIGKILL');
    // The processes of a killed instance end by themselves.
    await expect.poll(() => isThere(pid), often).toBe(false);
  }

  /** The value of a figure in each instance. */
  async function figure(name: string): Promise<number[]> {
    const texts = instances.figures.map(async (url) => (await fetch(url)).text());
    const pattern = new RegExp(`^tessera_${name}\\{[^}]*\\} (\\d+)$`, 'm');
    return (await Promise.all(texts)).map((text) => Number(pattern.exec(text)?.[1] ?? 0));
  }
  const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);

  /** Publishes a title, and waits until every instance shows it. */
  async function publish(title: string): Promise<void> {
    await instances.publish(title);
    const shown = () => Promise.all(instances.urls.map((url) => showsPublished(url, title)));
    await expect.poll(shown, often).toEqual(instances.urls.map(() => true));
  }

  test('each page is rendered once for all, and one that joins takes what is there', async () => {
    const done = async () => [
      sum(await figure('pages_rendered_total')),
      sum(await figure('pages_taken_total')),
    ];
    expect((await done())[1], 'the third came last').toBeGreaterThan(50);
    let turn = 0;
    // Without sharing, each of the three would render all pages. An instance also does so when it has waited too long
    // for another, on a busy machine.
    const areMostTaken = async () => {
      const [rendered = 0, taken = 0] = await done();
      await publish(`Published for three, ${++turn}`);
      const [renderedNow = 0, takenNow = 0] = await done();
      return takenNow - taken >= 2 && takenNow - taken >= renderedNow - rendered;
    };
    await expect.poll(areMostTaken).toBe(true);
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
    const kept = await instances.lake.fetch<string[]>(
      '*[_type == "submission"].fields[name == "email"][0].value',
    );
    const ours = kept.filter((email) => email.startsWith('visitor-'));
    expect(visits.taken.filter((email) => !ours.includes(email))).toEqual([]);
    expect(ours.length, 'none is kept twice').toBe(new Set(ours).size);
  });

  test('without Redis each goes on by itself, and with it again they share', async () => {
    await instances.start('fourth');
    await redis.end();
    await publish('Published without Redis');
    await redis.start();
    // The instances find Redis again at times of their own, within two seconds.
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
