/** One method of Sanity's rule, as a validation has called it. */
export interface Call {
  name: string;
  given: unknown[];
}

/**
 * What a validation demands: a list of calls for each of its rules. The validation is called with a rule that only
 * listens, which tells as much as Sanity's own and costs a browser nothing. `first` are the calls that every rule of
 * its type begins with. A validation that throws, or looks at its context (the document, the path, the user), demands
 * something else of every document: it adds no calls, and `isUncertain` says that there is more than was heard. Throws
 * when a validation returns a method of a rule that it should have called.
 */
export function heardRules(validation: unknown, first: Call[]): { rules: Call[][]; isUncertain: boolean } {
  const heard = rulesIn(validation, first);
  const rules = heard.filter((rule) => rule !== unheard);
  return { rules: rules.length > 0 ? rules : [first], isUncertain: rules.length < heard.length };
}

const unheard: Call[] = [];

function rulesIn(validation: unknown, first: Call[]): Call[][] {
  if (Array.isArray(validation)) return validation.flatMap((one) => rulesIn(one, first));
  if (typeof validation === 'function') {
    const uncalled = methods.get(validation);
    if (uncalled) throw new UncalledRule(uncalled);
    try {
      return rulesIn(validation(listener(first), noContext), first);
    } catch (error) {
      if (error instanceof UncalledRule) throw error;
      return [unheard];
    }
  }
  const isHeard = typeof validation === 'object' && validation !== null && calls in validation;
  return isHeard && Array.isArray(validation[calls]) ? [validation[calls]] : [];
}

/** A method of a rule; throws when it is taken for the rule that it returns, as in `rule.required.max(9)`. */
function method(name: string, call: (...given: unknown[]) => object): object {
  const own = new Proxy(call, {
    get(target, key) {
      if (!(key in target)) throw new UncalledRule(name);
      return Reflect.get(target, key);
    },
  });
  methods.set(own, name);
  return own;
}

/** The names of the methods that listen. */
const methods = new WeakMap<object, string>();

class UncalledRule extends Error {
  constructor(method: string) {
    super(`A validation answers the method "${method}" itself. Call it: (rule) => rule.${method}().`);
  }
}

/** Takes the place of a validation's context; every look at it throws. */
const noContext = new Proxy(
  {},
  Object.fromEntries(
    (['get', 'has', 'ownKeys', 'getOwnPropertyDescriptor', 'getPrototypeOf'] as const).map((trap) => [
      trap,
      () => {
        throw new TypeError('There is no context while rules are read.');
      },
    ]),
  ),
);

const calls = Symbol('calls');

/** A rule that returns from every method a rule that has heard that call, too. */
function listener(heard: Call[]): object {
  return new Proxy(
    {},
    {
      has: (_, name) => name === calls,
      get: (_, name) => {
        if (name === calls) return heard;
        // It demands nothing, but names the field that the rule which it is given to looks at.
        if (name === 'valueOfField') return (path: unknown) => ({ valueOfField: path });
        return method(String(name), (...given) => listener([...heard, { name: String(name), given }]));
      },
    },
  );
}
