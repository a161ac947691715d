import { defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { judgeClaim } from './judge-claim.ts';
import type { RandomClaim } from './random-claim.ts';

const style = (contract: z.ZodType, min: number): RandomClaim => ({
  code: '',
  isSaidByCode: false,
  query: '*[_type == "thing"]{"f": own[_type == "block"].style}',
  contract: z.array(z.object({ f: z.union([contract, z.null()]) })),
  types: [
    defineType({
      name: 'thing',
      type: 'document',
      fields: [{ name: 'own', type: 'array', of: [{ type: 'block' }], validation: (rule) => rule.min(min) }],
    }),
  ],
});

test('what nothing can show, as whatever holds it is refused before, is no false alarm', async () => {
  const { findings, alarms } = await judgeClaim(style(z.array(z.string()).max(2), 4), { tries: 30 });
  expect(findings.map(({ path }) => path)).toEqual(['[].f', '[].f[]']);
  expect(alarms).toEqual([]);
});

test('where it can be shown it is', async () => {
  const { shown, alarms } = await judgeClaim(style(z.array(z.string()).max(2), 2), { tries: 30 });
  expect(shown.map(({ example }) => example !== undefined)).toEqual([true, true]);
  expect(alarms).toEqual([]);
});
