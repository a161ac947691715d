import type { SanityClient } from '@sanity/client';
import { clientOf } from './client-of.ts';
import { freePort } from './free-port.ts';
import { type RunningProduct, startPrepared } from './start-product.ts';

const published = { id: 'page-about-us', field: 'sections[0].title', path: '/about-us' };

/** Several instances of the site before one lake, which share by a Redis what they render. What they are made of has to be prepared. */
export class Instances {
  readonly #redisUrl: string;
  readonly #running = new Map<string, { product: RunningProduct; metrics: number }>();
  #first: RunningProduct | undefined;

  constructor(redisUrl: string) {
    this.#redisUrl = redisUrl;
  }

  /** Where each of those that run is asked. */
  get urls(): string[] {
    return [...this.#running.values()].map(({ product }) => product.url);
  }

  /** Where the figures of each of those that run are. */
  get figures(): string[] {
    return [...this.#running.values()].map(({ metrics }) => `http://127.0.0.1:${metrics}/metrics`);
  }

  /** A client of their lake, an administrator's. */
  get lake(): SanityClient {
    if (!this.#first) throw new Error('The first instance, which brings the lake, is not started.');
    return clientOf(this.#first);
  }

  /** Starts one under a name; the first brings the lake of all. */
  async start(name: string): Promise<void> {
    const metrics = await freePort();
    const variables = {
      ...(this.#first && { SANITY_API_HOST: this.#first.lakeUrl }),
      REDIS_URL: this.#redisUrl,
      METRICS_PORT: String(metrics),
    };
    const product = await startPrepared(() => {}, variables);
    this.#first ??= product;
    this.#running.set(name, { product, metrics });
  }

  /** Counts one no longer among those that run, as it is about to be killed; answers what it was. */
  forget(name: string): RunningProduct {
    const found = this.#running.get(name);
    if (!found) throw new Error(`There is no instance "${name}".`);
    this.#running.delete(name);
    return found.product;
  }

  /** Publishes a title on a page of the first content, which `showsPublished` looks for. */
  async publish(title: string): Promise<void> {
    await this.lake
      .patch(published.id)
      .set({ [published.field]: title })
      .commit();
  }

  /** Ends those that run; the first, with the lake, last. */
  async stop(): Promise<void> {
    for (const { product } of [...this.#running.values()].reverse()) await product.stop();
    this.#running.clear();
  }
}

/** Whether an instance serves the page with a title that was published. */
export async function showsPublished(url: string, title: string): Promise<boolean> {
  return (await (await fetch(url + published.path)).text()).includes(title);
}
