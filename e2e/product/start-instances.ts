import type { SanityClient } from '@sanity/client';
import { freePort } from '#lake/free-port.ts';
import { clientOf } from './client-of.ts';
import { type RunningProduct, startPrepared } from './start-product.ts';

const published = { id: 'page-about-us', field: 'sections[0].title', path: '/about-us' };

/**
 * Several instances of the site on one lake, which share rendered pages through a Redis. The product has to be prepared
 * before.
 */
export class Instances {
  readonly #redisUrl: string;
  readonly #running = new Map<string, { product: RunningProduct; metrics: number }>();
  #first: RunningProduct | undefined;

  constructor(redisUrl: string) {
    this.#redisUrl = redisUrl;
  }

  /** The addresses of the running instances. */
  get urls(): string[] {
    return [...this.#running.values()].map(({ product }) => product.url);
  }

  /** The addresses of the running instances' figures. */
  get figures(): string[] {
    return [...this.#running.values()].map(({ metrics }) => `http://127.0.0.1:${metrics}/metrics`);
  }

  /** A client of their lake, as an administrator. */
  get lake(): SanityClient {
    if (!this.#first) throw new Error('The first instance, which brings the lake, is not started.');
    return clientOf(this.#first);
  }

  /** Starts an instance with this name; the first one also starts the lake of all. */
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

  /** Removes an instance from the running ones, because it is about to be killed; returns it. */
  forget(name: string): RunningProduct {
    const found = this.#running.get(name);
    if (!found) throw new Error(`There is no instance "${name}".`);
    this.#running.delete(name);
    return found.product;
  }

  /** Publishes a title on a page of the first content, for which `showsPublished` looks. */
  async publish(title: string): Promise<void> {
    await this.lake
      .patch(published.id)
      .set({ [published.field]: title })
      .commit();
  }

  /** Ends the running instances; the first, with the lake, last. */
  async stop(): Promise<void> {
    for (const { product } of [...this.#running.values()].reverse()) await product.stop();
    this.#running.clear();
  }
}

/** Whether an instance serves the page with the published title. */
export async function showsPublished(url: string, title: string): Promise<boolean> {
  return (await (await fetch(url + published.path)).text()).includes(title);
}
