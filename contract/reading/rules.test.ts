import { expect, test } from 'vitest';
import { compileTypes } from './compile-types.ts';
import type { CompiledType } from './compiled-type.ts';
import { exampleTexts } from './example-texts.ts';
import { type Rules, readRules } from './rules.ts';
import { sanitysSpecimens, specimenErrors, specimenTypes } from './specimen-fixture.ts';

const specimen = compileTypes(specimenTypes).get('specimen');
// What Sanity compiles has more than its published type tells.
const sanitys = sanitysSpecimens.get('specimen') as unknown as CompiledType;

const fieldOf = (type: CompiledType | undefined, name: string) => {
  const field = type?.fields?.find((one) => one.name === name);
  if (!field) throw new Error(`The specimen has no field "${name}".`);
  return field.type;
};
const rulesOf = (name: string) => readRules(fieldOf(specimen, name));

test.each<[string, string, Rules]>([
  ['an address of the web', 'address', { required: true, min: 1, form: 'url', addresses: [{}] }],
  [
    'an address of a scheme',
    'mailbox',
    { required: true, min: 1, form: 'url', addresses: [{ schemes: ['mailto'] }] },
  ],
  [
    'an address that may be relative, which need not be a URL',
    'place',
    { required: true, min: 1, addresses: [{ relative: 'permitted' }] },
  ],
  ['of several limits the strictest', 'twice', { required: true, min: 8, max: 40 }],
  ['the strictest of several rules, without what only warns', 'apart', { required: true, min: 6 }],
  ['what may stay empty', 'free', { max: 20 }],
  ['the rules of the shared type that a field is made of', 'inherited', { required: true, min: 1 }],
  ['a list in which nothing stands twice', 'mixed', { required: true, min: 4, unique: true }],
])('rules tell %s', (_what, name, rules) => {
  expect(rulesOf(name)).toEqual(rules);
  expect(readRules(fieldOf(sanitys, name))).toEqual(rules);
});

test.each(['address', 'mailbox', 'twice', 'apart', 'free', 'inherited'])(
  'Sanity refuses in %s exactly the texts that its rules refuse',
  async (name) => {
    const rules = rulesOf(name);
    const texts = [
      undefined,
      'calm',
      ...['x', 'https://a.example', 'mailto:a@a.example', '/a'].flatMap(padded),
    ];
    for (const text of texts) {
      if (name === 'inherited' && text !== undefined && text !== 'calm') continue; // not one of its choices
      const errors = await specimenErrors({ [name]: text });
      const isRefused = errors.some((error) => error.startsWith(`${name}:`));
      expect({ name, text, isRefused }).toEqual({ name, text, isRefused: !permits(rules, text) });
    }
  },
);

test('Sanity permits an address that is no URL where it may be relative', async () => {
  const errors = await specimenErrors({ place: '/a' });
  expect(errors.filter((error) => error.startsWith('place:'))).toEqual([]);
});

test('an example of a form is one that Sanity lets through', async () => {
  for (const name of ['address', 'mailbox']) {
    const examples = exampleTexts(rulesOf(name));
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const errors = await specimenErrors({ [name]: example });
      expect(errors.filter((error) => error.startsWith(`${name}:`))).toEqual([]);
    }
  }
});

test.each([
  (rule: Chain) => rule.required,
  (rule: Chain) => [rule.required().max(3), rule.required],
  (rule: Chain) => Reflect.get(rule.required, 'max')(3),
])(
  'a method of a rule that is not called is said to be none, and not taken for a rule that nobody can read',
  (validation) => {
    expect(() => readRules({ name: 'string', jsonType: 'string', validation })).toThrow(
      'A validation answers the method "required" itself. Call it: (rule) => rule.required().',
    );
  },
);

test.each<[string, unknown, Rules]>([
  [
    'that needs a document',
    (rule: Chain, context: { document: object }) => (context.document ? rule.required() : rule.max(3)),
    { isUncertain: true },
  ],
  [
    'that would manage without a document',
    (rule: Chain, context?: { document?: object }) => (context?.document ? rule.optional() : rule.required()),
    { isUncertain: true },
  ],
  [
    'of which one part needs a document',
    [(rule: Chain) => rule.max(3), (rule: Chain, { path }: { path: [] }) => rule.min(path.length)],
    { max: 3, isUncertain: true },
  ],
  ['that takes its context and leaves it', (rule: Chain, _context: object) => rule.max(3), { max: 3 }],
  ['that answers nothing', () => undefined, {}],
  ['that begins anew', (rule: Chain) => rule.required().reset().max(3), { max: 3 }],
  ['that takes back what it demanded', (rule: Chain) => rule.required().optional().max(3), { max: 3 }],
  ['whose limit is another field', (rule: Chain) => rule.min(rule.valueOfField('other')), {}],
  [
    'with a pattern',
    (rule: Chain) => rule.regex(/^a/, { name: 'an a' }),
    { patterns: [/^a/], patternName: 'an a' },
  ],
  [
    'with a pattern that must not be',
    (rule: Chain) => rule.regex(/^a/, { invert: true }),
    { avoided: [/^a/] },
  ],
  ['of small letters', (rule: Chain) => rule.lowercase(), { casings: ['lowercase'] }],
  [
    'of letters that are large and small',
    (rule: Chain) => rule.lowercase().uppercase(),
    { casings: ['lowercase', 'uppercase'] },
  ],
  ['of numbers above a limit', (rule: Chain) => rule.greaterThan(1).negative(), { above: 1, below: 0 }],
  [
    'of numbers that are positive, zero among them',
    (rule: Chain) => rule.positive().precision(2),
    { min: 0, precision: 2 },
  ],
])('a validation %s demands what can be read of it', (_what, validation, rules) => {
  expect(readRules({ name: 'string', jsonType: 'string', validation })).toEqual(rules);
});

type Chain = Record<
  | 'required'
  | 'optional'
  | 'reset'
  | 'min'
  | 'max'
  | 'regex'
  | 'valueOfField'
  | 'lowercase'
  | 'uppercase'
  | 'greaterThan'
  | 'negative'
  | 'positive'
  | 'precision',
  (...given: unknown[]) => Chain
>;

function padded(text: string): string[] {
  return [text, text.padEnd(7, 'x'), text.padEnd(30, 'x'), text.padEnd(41, 'x')];
}

function permits(
  { required, min = 0, max = 1_000, form, addresses: [{ schemes = ['http', 'https'] } = {}] = [] }: Rules,
  text?: string,
): boolean {
  if (text === undefined) return !required;
  const isOfScheme = schemes.some((scheme) => text.startsWith(`${scheme}:`));
  return text.length >= min && text.length <= max && (form !== 'url' || isOfScheme);
}
