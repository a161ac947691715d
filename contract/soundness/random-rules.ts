import * as fc from 'fast-check';

/** One call of a rule's method: its name, and what it is given. */
export type RuleCall = readonly [method: string, ...given: unknown[]];

const limits = fc.integer({ min: 0, max: 4 });
const shortTexts = [/^a/, /^[a-c]+$/, /^[a-z]{2}$/, /b$/i, /^(?!a)/, /^\d*$/, /./] as const;
const flag = fc.boolean();

/** What is demanded of texts. */
export const textCalls: fc.Arbitrary<RuleCall> = fc.oneof(
  limits.map((limit): RuleCall => ['min', limit]),
  limits.map((limit): RuleCall => ['max', limit + 1]),
  limits.map((limit): RuleCall => ['length', limit + 1]),
  fc.constantFrom(...shortTexts).map((pattern): RuleCall => ['regex', pattern]),
  fc.constantFrom(...shortTexts).map((pattern): RuleCall => ['regex', pattern, { invert: true }]),
  fc.constantFrom<RuleCall>(['uppercase'], ['lowercase'], ['email'], ['warning'], ['optional']),
);

const schemes = fc.constantFrom('https', ['http', 'https'], ['https', 'mailto'], ['tel'], /^https?$/, /^m/);
/** What is demanded of addresses. */
export const addressCalls: fc.Arbitrary<RuleCall> = fc
  .record(
    { scheme: schemes, allowRelative: flag, relativeOnly: flag, allowCredentials: flag },
    { requiredKeys: [] },
  )
  .map((options): RuleCall => ['uri', options]);

/** What is demanded of numbers. */
export const numberCalls: fc.Arbitrary<RuleCall> = fc.oneof(
  fc
    .tuple(fc.constantFrom('min', 'max', 'greaterThan', 'lessThan'), fc.integer({ min: -2, max: 3 }))
    .map(([method, limit]): RuleCall => [method, limit]),
  fc.constantFrom<RuleCall>(['integer'], ['positive'], ['negative'], ['precision', 1], ['precision', 0]),
);

/** What is demanded of lists. */
export const listCalls: fc.Arbitrary<RuleCall> = fc.oneof(
  limits.map((limit): RuleCall => ['min', limit]),
  limits.map((limit): RuleCall => ['max', limit]),
  fc.constant<RuleCall>(['unique']),
);

/** Nothing is demanded but that there is a value. */
export const noCalls: fc.Arbitrary<RuleCall> = fc.constant(['required']);

/** That a picture has a file. */
export const assetCalls: fc.Arbitrary<RuleCall> = fc.constant(['assetRequired']);

/** Between which days, or which moments, a date lies; 1999, which is tried first, always does. */
export const dateCalls = (time = ''): fc.Arbitrary<RuleCall> =>
  fc
    .constantFrom<[string, string]>(['min', '1990-01-01'], ['max', '2010-01-01'], ['max', '2030-01-01'])
    .map(([method, day]): RuleCall => [method, `${day}${time}`]);

/**
 * What is demanded of a text in an item: nothing that contradicts itself. The proof does not ask whether there can be
 * an item at all (the search does), so it would warn of one that nobody can fill in.
 */
export const itemTextCalls: fc.Arbitrary<RuleCall> = fc.oneof(
  limits.map((limit): RuleCall => ['max', limit + 2]),
  fc.constantFrom<RuleCall>(['min', 2], ['regex', /^[a-c]+$/], ['regex', /^a/]),
);

/** The same of a number. */
export const itemNumberCalls: fc.Arbitrary<RuleCall> = fc.oneof(
  limits.map((limit): RuleCall => ['max', limit + 1]),
  limits.map((limit): RuleCall => ['min', -limit]),
  fc.constantFrom<RuleCall>(['integer'], ['precision', 1]),
);

/** A validation, and its source text; there is no validation where nothing is demanded. */
export interface RandomValidation {
  code: string;
  validation?: unknown;
}

/** Validations of some calls; a few only warn, or look at their context. */
export function validations(calls: fc.Arbitrary<RuleCall>): fc.Arbitrary<RandomValidation> {
  const required = fc.option(fc.constant<RuleCall>(['required']), { freq: 3 });
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

function written([method, ...given]: RuleCall): string {
  return `.${method}(${given.map(literal).join(', ')})`;
}

/** A value as it is written in code. */
export function literal(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${literal(inner)}`)
    .join(', ')} }`;
}

function speak(rule: unknown, calls: readonly RuleCall[]): unknown {
  return calls.reduce<unknown>((spoken, [method, ...given]) => {
    const call: unknown = Reflect.get(Object(spoken), method);
    if (typeof call !== 'function') throw new TypeError(`No rule is called "${method}".`);
    return call.apply(spoken, given);
  }, rule);
}
