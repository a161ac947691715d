import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '#contract/config/load-config.ts';
import { project } from './project.ts';

test('`npx tessera-contract` proves what `npm run contract` does', async () => {
  const { project: loaded, missing } = await loadConfig(resolve('contract.config.ts'));
  expect(missing).toEqual([]);
  expect(loaded.types.map(({ name }) => name)).toEqual(project.types.map(({ name }) => name));
  expect(Object.keys(loaded.kinds)).toEqual(Object.keys(project.kinds));
  expect(loaded.queries.map(({ query }) => query)).toEqual(project.queries.map(({ query }) => query));
  expect(loaded.snapshot).toEqual(project.snapshot);
});
