import { expect, test } from 'vitest';
import { compileTypes } from '#contract/reading/compile-types.ts';
import { specimenErrors, specimenTypes } from '#contract/reading/specimen-fixture.ts';
import { fillFields } from './fill.ts';
import { onlyRequired, withLongWords } from './reduce.ts';

const specimen = compileTypes(specimenTypes).get('specimen') ?? { name: 'none', jsonType: 'object' };
const supply = { present: [], pictures: [], files: [], documents: { leaf: ['leaf-1', 'leaf-2'] } };
const filled = (extent: 'least' | 'most') => fillFields(specimen.fields, { extent, supply, index: 0 });

test.each(['least', 'most'] as const)('with %s filled in, Sanity lets an editor publish', async (extent) => {
  expect(await specimenErrors(filled(extent))).toEqual([]);
});

test('addresses are of their form, and choices those that there are', () => {
  expect(filled('least')).toMatchObject({
    address: 'https://a.example',
    mailbox: 'mailto:hello@a.example',
    twice: 'Keysssss',
    apart: 'Keysss',
    plain: 'one',
    titled: 3,
    open: 1,
    share: 0.25,
    four: 4,
    tenth: 0.6,
    cent: 0.29,
    gain: 0.25,
    loss: -0.25,
    count: 3,
    several: ['a'],
    inherited: 'calm',
    leads: { _ref: 'leaf-1' },
  });
  expect(filled('most')).toMatchObject({
    several: ['a', 'b'],
    share: 0.75,
    four: 4,
    tenth: 0.9,
    cent: 0.29,
    count: 3,
  });
  expect(filled('least')).not.toHaveProperty('free');
});

test('a list holds each of the things that it can hold, by its own name', () => {
  const { mixed } = filled('least') as { mixed: { _type: string }[] };
  expect(mixed.map(({ _type }) => _type)).toEqual(['stalk', 'root', 'flower', 'reference']);
});

test('neither what may stay empty nor short words are needed', async () => {
  const most = filled('most');
  const least = onlyRequired(most, specimen);
  expect(most).toHaveProperty('free');
  expect(least).not.toHaveProperty('free');
  expect(await specimenErrors(least)).toEqual([]);
  const long = withLongWords(most, specimen) as { mixed: object[]; address: string };
  expect(await specimenErrors(long)).toEqual([]);
  expect(long.address).toBe(most.address);
  expect(long.mixed.slice(0, 3)).toMatchObject([
    { label: 'Schlüsselver' },
    { label: 'Schlüsselver' },
    { petals: expect.stringContaining('Schlüssel') },
  ]);
  expect(long).toMatchObject({ plain: 'one', several: ['a', 'b'] });
});
