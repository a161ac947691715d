/** One method of Sanity's rule, as a validation has called it. */
export interface Call {
  name: string;
  given: unknown[];
}

/**
 * What a validation demands, a list of calls for each of its rules: it speaks to a rule that only listens, which is as
 * good as Sanity's own for reading and costs a browser nothing. `first` are the calls that every rule of its type
 * begins with. A validation that cannot be asked without a document adds none.
 */
export function heardRules(validation: unknown, first: Call[]): Call[][] {
  try {
    const rules = rulesIn(validation, first);
    return rules.length > 0 ? rules : [first];
  } catch {
    return [first];
  }
}

function rulesIn(validation: unknown, first: Call[]): Call[][] {
  if (Array.isArray(validation)) return validation.flatMap((one) => rulesIn(one, first));
  if (typeof validation === 'function') return rulesIn(validation(listener(first)), first);
  const isHeard = typeof validation === 'object' && validation !== null && calls in validation;
  return isHeard && Array.isArray(validation[calls]) ? [validation[calls]] : [];
}

const calls = Symbol('calls');

/** A rule that answers to every method with one that has heard one call more. */
function listener(heard: Call[]): object {
  return new Proxy(
    {},
    {
      has: (_, name) => name === calls,
      get: (_, name) =>
        name === calls ? heard : (...given: unknown[]) => listener([...heard, { name: String(name), given }]),
    },
  );
}
