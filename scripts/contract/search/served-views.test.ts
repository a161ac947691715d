import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBorder } from '#contract/border/open-border.ts';
import { servedViews } from './served-views.ts';

const fixture = (name: string) => join(import.meta.dirname, `${name}-fixture.tsx`);

test('every kind has its view where it is looked for', async () => {
  const { files } = await servedViews();
  expect(Object.values(files).filter((file) => !existsSync(file))).toEqual([]);
});

test('what Next has in the browser alone is found on a server, and what it has there is not', async () => {
  const files = { asking: fixture('asks-the-address'), silent: fixture('asks-nothing') };
  const border = await openBorder({ ...(await servedViews([])), files }, import.meta.dirname);
  expect(border.faultsOfModules('asking')).toEqual([
    expect.stringMatching(
      /^asks-the-address-fixture\.tsx:2 imports usePathname of next\/navigation, which exists only in the browser/,
    ),
  ]);
  expect(border.faultsOfModules('silent')).toEqual([]);
  expect(await border.refusals('silent', {})).toEqual([]);
});
