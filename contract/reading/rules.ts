import type { CompiledType } from './compiled-type.ts';
import { type Call, heardRules } from './heard-rules.ts';

/** What a field's validation demands of every value that an editor can publish, as far as it can be read. */
export interface Rules {
  required?: boolean;
  min?: number;
  max?: number;
  /** A number is more than this. */
  above?: number;
  /** A number is less than this. */
  below?: number;
  integer?: boolean;
  /** A number has at most so many decimal places. */
  precision?: number;
  /** No item of the list stands in it twice. */
  unique?: boolean;
  /** A picture or file has been uploaded, not only described. */
  hasAsset?: boolean;
  patterns?: RegExp[];
  /** Patterns that may not be found in a text. */
  avoided?: RegExp[];
  /** The case of the letters in a text; with both cases at once, it can have no letters. */
  casings?: ('uppercase' | 'lowercase')[];
  /** What the first pattern with a name is called: "small letters and digits". */
  patternName?: string;
  /** What a text has to be: an address of the web, of a mailbox, a day, or a moment in UTC. */
  form?: 'url' | 'email' | 'date' | 'datetime';
  /** What addresses are permitted: those that meet each of these. */
  addresses?: AddressRules[];
  /** Whether some of the rules look at what is around the value; those count as nothing here. */
  isUncertain?: boolean;
}

/** What one rule demands of an address. */
export interface AddressRules {
  /** The schemes that an address may have, when these are not `http` and `https`. */
  schemes?: (string | RegExp)[];
  /** The address may, or must, be relative. */
  relative?: 'permitted' | 'demanded';
  /** The address may name a user and a password. */
  allowCredentials?: boolean;
}

/**
 * Reads the rules of a compiled type that keep an editor from publishing; of several that say the same, the strictest
 * counts. Warnings, custom rules and rules that look at other fields or at their context demand nothing here: the
 * caller then knows less, never something untrue.
 */
export function readRules(type: CompiledType): Rules {
  const rules = known.get(type) ?? readAnew(type);
  known.set(type, rules);
  return rules;
}

// A compiled type does not change, and the search asks for its rules with every value that it makes.
const known = new WeakMap<CompiledType, Rules>();

function readAnew(type: CompiledType): Rules {
  const { demanded: calls, isUncertain } = callsInForce(type);
  const read = Object.assign({}, ...calls.map(ruleOf)) as Rules; // each call answers a part of it
  const addresses = calls.flatMap(({ name, given: [given] }) => (name === 'uri' ? addressRules(given) : []));
  const casings = calls.flatMap(({ name }) => (name === 'uppercase' || name === 'lowercase' ? name : []));
  const patterns = calls.flatMap(patternsOf(false));
  const avoided = calls.flatMap(patternsOf(true));
  // Lengths, in letters or items, are whole.
  const whole = (round: (limit: number) => number, limit: number) =>
    type.jsonType === 'number' ? limit : round(limit);
  const limits = {
    min: whole(
      Math.ceil,
      Math.max(...calls.flatMap(limit('min', 'length', 'positive')), ...leastOf(type, read)),
    ),
    max: whole(Math.floor, Math.min(...calls.flatMap(limit('max', 'length')))),
    above: Math.max(...calls.flatMap(limit('greaterThan'))),
    below: Math.min(...calls.flatMap(limit('lessThan', 'negative'))),
    precision: Math.min(...calls.flatMap(limit('precision'))),
  };
  const patternName = calls.flatMap(patternNameOf)[0];
  return {
    ...(addresses.some(({ relative }) => !relative) && { form: 'url' as const }),
    ...read,
    ...Object.fromEntries(Object.entries(limits).filter(([, value]) => Number.isFinite(value))),
    ...(addresses.length > 0 && { addresses }),
    ...(casings.length > 0 && { casings }),
    ...(patterns.length > 0 && { patterns }),
    ...(avoided.length > 0 && { avoided }),
    ...(patternName !== undefined && { patternName }),
    ...(isUncertain && { isUncertain }),
  };
}

/**
 * The calls of rules that a compiled type's validation makes: those that keep from publishing, and those that only
 * warn.
 */
export function callsInForce(type: CompiledType): {
  demanded: Call[];
  advised: Call[];
  isUncertain: boolean;
} {
  const { rules: heard, isUncertain } = heardRules(type.validation, builtinCalls[builtinOf(type)] ?? []);
  const hasOwnUri = heard.flat().some(isOwnUri);
  const inOrder = heard.map(inForce);
  return {
    demanded: inOrder
      .filter(isError)
      .flat()
      .filter((call) => !hasOwnUri || call.name !== 'uri' || isOwnUri(call)),
    advised: inOrder.filter((rule) => !isError(rule)).flat(),
    isUncertain,
  };
}

/**
 * Whether Sanity's built-in check of a type, such as that a value is one of its choices, keeps from publishing. It is
 * part of the type's own rules, so it only warns when these only warn.
 */
export function holdsBuiltin({ validation }: Pick<CompiledType, 'validation'>): boolean {
  const builtin: Call = { name: 'builtin', given: [] };
  const { rules } = heardRules(validation, [builtin]);
  return rules
    .map(inForce)
    .filter(isError)
    .some((rule) => rule.includes(builtin));
}

// What Sanity adds to every rule of these types before it hands it to the validation.
const builtinCalls: Record<string, Call[]> = {
  url: [{ name: 'uri', given: [] }],
  email: [{ name: 'email', given: [] }],
  date: [{ name: 'type', given: ['date'] }],
  datetime: [{ name: 'type', given: ['datetime'] }],
};

function builtinOf(type: CompiledType): string {
  return type.name in builtinCalls ? type.name : type.type ? builtinOf(type.type) : '';
}

// In each of these groups, a later call replaces an earlier one.
const alternatives = [['required', 'optional'], ['error', 'warning', 'info'], ['uri'], ['email']];

function inForce(rule: Call[]): Call[] {
  const start = rule.findLastIndex(({ name }) => name === 'reset' || name === 'skip');
  return rule
    .slice(start + 1)
    .filter(({ name }, index, all) =>
      alternatives.every(
        (group) =>
          !group.includes(name) || all.findLastIndex((other) => group.includes(other.name)) === index,
      ),
    );
}

function isError(rule: Call[]): boolean {
  return !rule.some(({ name }) => name === 'warning' || name === 'info');
}

/** Whether a call is a schema's own rule for addresses, which replaces the one that Sanity gives to every `url`. */
function isOwnUri({ name, given }: Call): boolean {
  return name === 'uri' && given.length > 0;
}

function ruleOf({ name, given: [given] }: Call): Rules {
  switch (name) {
    case 'required':
      return { required: true };
    case 'integer':
      return { integer: true };
    case 'unique':
      return { unique: true };
    case 'assetRequired':
      return { hasAsset: true };
    case 'email':
      return { form: 'email' };
    case 'type':
      return given === 'date' || given === 'datetime' ? { form: given } : {};
    default:
      return {};
  }
}

function addressRules(given: unknown): AddressRules {
  // What Sanity lets a schema say of addresses.
  const { allowRelative, relativeOnly, allowCredentials, scheme } = (given ?? {}) as {
    allowRelative?: boolean;
    relativeOnly?: boolean;
    allowCredentials?: boolean;
    scheme?: string | RegExp | (string | RegExp)[];
  };
  return {
    ...((allowRelative || relativeOnly) && { relative: relativeOnly ? 'demanded' : 'permitted' }),
    ...(scheme && { schemes: [scheme].flat() }),
    ...(allowCredentials && { allowCredentials }),
  };
}

/**
 * The least length that `required` implies: Sanity refuses an empty text where one is required, but permits an empty
 * list.
 */
function leastOf({ jsonType }: CompiledType, { required }: Rules): number[] {
  return required && jsonType === 'string' ? [1] : [];
}

// The limits that rules imply by their name.
const impliedLimits: Readonly<Record<string, number>> = { positive: 0, negative: 0 };

function limit(...names: string[]): (call: Call) => number[] {
  return ({ name, given: [given = impliedLimits[name]] }) =>
    names.includes(name) && typeof given === 'number' ? [given] : [];
}

function patternsOf(inverted: boolean): (call: Call) => RegExp[] {
  return ({ name, given: [pattern, options] }) => {
    // Sanity also takes options after a name, but ignores them.
    const isInverted =
      typeof options === 'object' && options !== null && 'invert' in options && Boolean(options.invert);
    return name === 'regex' && pattern instanceof RegExp && isInverted === inverted ? [pattern] : [];
  };
}

function patternNameOf({ name, given: [, ...more] }: Call): string[] {
  if (name !== 'regex') return [];
  return more.flatMap((one) => {
    if (typeof one === 'string') return one;
    return typeof one === 'object' && one !== null && 'name' in one ? String(one.name) : [];
  });
}
