import type { TestProject } from 'vitest/node';
import { startProduct } from './start-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: { url: string; lakeUrl: string; token: string; pid: number; dataDir: string };
  }
}

/** Starts the product for all end-to-end tests, and ends it after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...site } = await startProduct();
  project.provide('site', site);
  return stop;
}
