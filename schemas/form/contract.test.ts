import { expect, test } from 'vitest';
import { checkChoices, checkNames } from './check-names.ts';
import { form } from './contract.ts';

const any = { hint: null, required: false, width: 'full' };

/** The value and the label that the contract leaves of each choice of a field. */
function choicesOf(kind: string, ...choices: { value: string; label: string }[]) {
  const own = { kind, name: 'size', label: 'Size', placeholder: null, isMultiple: false };
  const tiles = choices.map((choice) => ({ ...choice, text: null, icon: null }));
  const { fields } = form.parse({
    id: 'form-demo',
    name: 'demo',
    fields: [{ ...any, ...own, choices: tiles }],
    submitLabel: 'Send',
    sendingLabel: 'Sending...',
    successTitle: 'Thank you',
    successText: null,
    hubspotFormId: null,
  });
  return fields.flatMap((field) => ('choices' in field ? field.choices : []));
}

test.each(['select-field', 'tiles-field'])(
  'the choices of a %s are kept without space around them, and those that are then the same only once',
  (kind) => {
    const choices = choicesOf(
      kind,
      { value: '1–50 ', label: 'Small' },
      { value: ' 1–50', label: 'Small, too' },
      { value: '51–500', label: 'Large' },
    );
    expect(choices.map(({ value, label }) => [value, label])).toEqual([
      ['1–50', 'Small'],
      ['51–500', 'Large'],
    ]);
  },
);

test.each(['', '  '])('a choice that is kept as %j is kept as its label', (value) => {
  expect(choicesOf('select-field', { value, label: 'Press ' })).toMatchObject([{ value: 'Press' }]);
});

test.each([
  ['the same words', [{ value: 'a' }, { value: 'a' }], 'a'],
  ['words and a label that are the same', [{ label: 'A', value: 'b' }, { label: 'b' }], 'b'],
  ['words with and without space around them', [{ value: '1–50' }, { value: '1–50 ' }], '1–50'],
])('the Studio refuses two choices with %s', (_what, choices, twice) => {
  expect(checkChoices(choices)).toBe(`Two choices are kept as "${twice}". Nobody could tell them apart.`);
});

test('the Studio refuses two fields of one name, and none whose choices and names differ or are missing yet', () => {
  expect(checkNames([{ name: 'size' }, { name: 'size ' }])).toContain('"size"');
  expect(checkNames([{ name: 'size' }, { name: 'sizes' }, {}, {}])).toBe(true);
  expect(checkChoices([{ label: 'A' }, { label: 'B' }, {}, {}])).toBe(true);
  expect([checkNames(undefined), checkChoices(undefined)]).toEqual([true, true]);
});
