import type { TestProject } from 'vitest/node';
import { type RunningProduct, startProducts } from '../product/start-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sites: Omit<RunningProduct, 'stop'>[];
  }
}

/** Starts a product for each worker of the end-to-end tests, and ends them after the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const products = await startProducts(project.config.maxWorkers);
  project.provide(
    'sites',
    products.map(({ stop, ...site }) => site),
  );
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
  };
}
