import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompiledType } from '../reading/compiled-type.ts';
import { sanitysSpecimens, specimenErrors } from '../reading/specimen-fixture.ts';
import { objects } from './values.ts';

// What Sanity compiles has more than its published type tells.
const specimen = sanitysSpecimens.get('specimen') as unknown as CompiledType;
const ids = { leaf: ['leaf-1', 'leaf-2'], specimen: ['specimen-1'] };

test('Sanity lets an editor publish whatever is generated within limits, choices, references and mixed lists', async () => {
  const generated = fc.sample(objects(specimen, { ids }), { numRuns: 40, seed: 5 });
  for (const value of generated) {
    expect({ value, errors: await specimenErrors(value) }).toEqual({ value, errors: [] });
  }
});
