import { expect, test } from 'vitest';
import { rootOf } from '#contract/reading/compiled-type.ts';
import { sectionHolders } from '#sections/section-holders.ts';
import { compiledTypes } from './compiled-types.ts';

test('every type of document with a list of sections is one that migrations of sections look at', () => {
  const holding = [...compiledTypes.values()].filter(
    (type) => rootOf(type) === 'document' && type.fields?.some(({ name }) => name === 'sections'),
  );
  expect(holding.map(({ name }) => name).sort()).toEqual([...sectionHolders].sort());
});
