import type { FieldDefinition } from '@sanity/types';
import * as fc from 'fast-check';

/** What a value can be, whether it is stored or answered. */
export type Sort =
  | 'text'
  | 'choice'
  | 'number'
  | 'boolean'
  | 'texts'
  | 'choices'
  | 'mixed'
  | 'lines'
  | 'group'
  | 'blocks';

/** A field of a made-up type, and its source text. */
export interface RandomField {
  /** The sort of its values, by which projections and contracts are chosen that fit it. */
  sort: Sort | 'reference' | 'references' | 'picture' | 'slug';
  definition: Omit<FieldDefinition, 'name'>;
  code: string;
}

/** One call of a rule's method: its name, and what it is given. */
type Call = readonly [method: string, ...given: unknown[]];

const limits = fc.integer({ min: 0, max: 4 });
const shortTexts = [/^a/, /^[a-c]+$/, /^[a-z]{2}$/, /b$/i, /^(?!a)/, /^\d*$/, /./] as const;
const flag = fc.boolean();

const textCalls: fc.Arbitrary<Call> = fc.oneof(
  limits.map((limit): Call => ['min', limit]),
  limits.map((limit): Call => ['max', limit + 1]),
  limits.map((limit): Call => ['length', limit + 1]),
  fc.constantFrom(...shortTexts).map((pattern): Call => ['regex', pattern]),
  fc.constantFrom(...shortTexts).map((pattern): Call => ['regex', pattern, { invert: true }]),
  fc.constantFrom<Call>(['uppercase'], ['lowercase'], ['email'], ['warning'], ['optional']),
);

const schemes = fc.constantFrom('https', ['http', 'https'], ['https', 'mailto'], ['tel'], /^https?$/, /^m/);
const addressCalls: fc.Arbitrary<Call> = fc
  .record(
    { scheme: schemes, allowRelative: flag, relativeOnly: flag, allowCredentials: flag },
    { requiredKeys: [] },
  )
  .map((options): Call => ['uri', options]);

const numberCalls: fc.Arbitrary<Call> = fc.oneof(
  fc
    .tuple(fc.constantFrom('min', 'max', 'greaterThan', 'lessThan'), fc.integer({ min: -2, max: 3 }))
    .map(([method, limit]): Call => [method, limit]),
  fc.constantFrom<Call>(['integer'], ['positive'], ['negative'], ['precision', 1], ['precision', 0]),
);

const listCalls: fc.Arbitrary<Call> = fc.oneof(
  limits.map((limit): Call => ['min', limit]),
  limits.map((limit): Call => ['max', limit]),
  fc.constant<Call>(['unique']),
);

/** Validations of some calls; a few only warn, or look at their context. */
function validations(
  calls: fc.Arbitrary<Call>,
): fc.Arbitrary<Pick<RandomField, 'code'> & { validation?: unknown }> {
  const required = fc.option(fc.constant<Call>(['required']), { freq: 3 });
  const ways = fc.constantFrom('plain', 'plain', 'plain', 'plain', 'none', 'twice', 'in context');
  return fc.tuple(required, fc.array(calls, { maxLength: 2 }), ways).map(([first, more, way]) => {
    const all = [...(first ? [first] : []), ...more];
    const code = all.map(written).join('');
    if (way === 'none' || all.length === 0) return { code: '' };
    if (way === 'twice') {
      const last = all.slice(-1);
      const validation = (rule: unknown) => [speak(rule, all.slice(0, -1)), speak(rule, last)];
      return {
        code: `[rule${all.slice(0, -1).map(written).join('')}, rule${last.map(written).join('')}]`,
        validation,
      };
    }
    if (way === 'in context') {
      const validation = (rule: unknown, context?: { parent?: object }) =>
        speak(rule, context?.parent ? [] : all);
      return { code: `context?.parent ? rule : rule${code}`, validation };
    }
    return { code: `rule${code}`, validation: (rule: unknown) => speak(rule, all) };
  });
}

function written([method, ...given]: Call): string {
  return `.${method}(${given.map(literal).join(', ')})`;
}

function literal(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${literal(inner)}`)
    .join(', ')} }`;
}

function speak(rule: unknown, calls: readonly Call[]): unknown {
  return calls.reduce<unknown>((spoken, [method, ...given]) => {
    const call: unknown = Reflect.get(Object(spoken), method);
    if (typeof call !== 'function') throw new TypeError(`No rule is called "${method}".`);
    return call.apply(spoken, given);
  }, rule);
}

function field(
  sort: RandomField['sort'],
  definition: Record<string, unknown> & { type: string },
  calls: fc.Arbitrary<Call>,
): fc.Arbitrary<RandomField> {
  return validations(calls).map(({ code, validation }) => ({
    sort,
    // A definition here may have the keys of any type of field, which no single type of Sanity's has.
    definition: { ...definition, ...(validation ? { validation } : {}) } as RandomField['definition'],
    code: `${literal(definition)}${code ? `, validation: ${code}` : ''}`,
  }));
}

const noCalls: fc.Arbitrary<Call> = fc.constant(['required']);

/** A field of one of the sorts that the proof claims to read, with rules. */
export const randomFields: fc.Arbitrary<RandomField> = fc.oneof(
  { weight: 4, arbitrary: field('text', { type: 'string' }, textCalls) },
  { weight: 2, arbitrary: field('text', { type: 'url' }, addressCalls) },
  field('text', { type: 'string' }, addressCalls),
  field('text', { type: 'email' }, noCalls),
  field('text', { type: 'date' }, noCalls),
  field('text', { type: 'datetime' }, noCalls),
  field('choice', { type: 'string', options: { list: ['a', 'b'] } }, noCalls),
  { weight: 3, arbitrary: field('number', { type: 'number' }, numberCalls) },
  field('boolean', { type: 'boolean' }, noCalls),
  { weight: 2, arbitrary: field('texts', { type: 'array', of: [{ type: 'string' }] }, listCalls) },
  {
    weight: 2,
    arbitrary: field('lines', { type: 'array', of: [line('line', true), line('other', false)] }, listCalls),
  },
  field('lines', { type: 'array', of: [line('line', true)] }, listCalls),
  field('group', { type: 'object', fields: lineFields(true) }, noCalls),
  field('reference', { type: 'reference', to: [{ type: 'topic' }] }, noCalls),
  field('reference', { type: 'reference', weak: true, to: [{ type: 'topic' }] }, noCalls),
  field('reference', { type: 'reference', to: [{ type: 'topic' }, { type: 'person' }] }, noCalls),
  field('picture', { type: 'image' }, fc.constant<Call>(['assetRequired'])),
  field(
    'picture',
    { type: 'image', fields: [{ name: 'alt', type: 'string' }] },
    fc.constant<Call>(['assetRequired']),
  ),
  field('references', { type: 'array', of: [{ type: 'reference', to: [{ type: 'topic' }] }] }, listCalls),
  field(
    'references',
    { type: 'array', of: [{ type: 'reference', weak: true, to: [{ type: 'topic' }] }] },
    listCalls,
  ),
  field(
    'references',
    { type: 'array', of: [{ type: 'reference', to: [{ type: 'topic' }, { type: 'person' }] }] },
    listCalls,
  ),
  field('choices', { type: 'array', of: [{ type: 'string' }], options: { list: ['a', 'b'] } }, listCalls),
  field('mixed', { type: 'array', of: [{ type: 'string' }, { type: 'number' }] }, listCalls),
  field('blocks', { type: 'array', of: [{ type: 'block' }] }, listCalls),
  field('blocks', { type: 'array', of: [{ type: 'block' }, { type: 'image' }] }, listCalls),
  field('slug', { type: 'slug' }, noCalls),
  field('text', { type: 'string', hidden: true, initialValue: 'a' }, textCalls),
  field('number', { type: 'number', options: { list: [1, 2] } }, noCalls),
);

function line(name: string, isNoted: boolean) {
  return { type: 'object', name, fields: lineFields(isNoted) };
}

function lineFields(isNoted: boolean) {
  const required = (rule: { required: () => unknown }) => rule.required();
  const note = { name: 'note', type: 'string' };
  return [{ name: 'text', type: 'string', validation: required }, ...(isNoted ? [note] : [])];
}
