import { fieldIn } from '#schemas/fields.ts';
import type { Definition } from './definition.ts';

/** What keeps an editor from publishing a value, as far as its validation says so in plain rules. */
export interface Rules {
  required: boolean;
  unique: boolean;
  integer: boolean;
  min?: number;
  max?: number;
  /** The form that a text must have, in words. */
  form?: string;
}

interface Call {
  name: string;
  given: unknown[];
}

/** Reads the rules of a definition by letting its validation speak to a rule that only listens. */
export function rulesOf({ validation }: Definition): Rules {
  if (typeof validation !== 'function') return { required: false, unique: false, integer: false };
  const chains = [validation(listener([]))].flat().map(callsOf);
  const calls = chains.filter((chain) => !chain.some(({ name }) => /^(warning|info)$/.test(name))).flat();
  const find = (...names: string[]) => calls.find(({ name }) => names.includes(name))?.given;
  const limit = (...names: string[]) => {
    const [value] = find(...names) ?? [];
    return typeof value === 'number' ? value : undefined;
  };
  const form = find('regex')
    ?.map((given) => fieldIn(given, 'name'))
    .find((name) => typeof name === 'string');
  return {
    required: find('required', 'assetRequired') !== undefined,
    unique: find('unique') !== undefined,
    integer: find('integer') !== undefined,
    min: limit('min', 'length', 'greaterThan'),
    max: limit('max', 'length', 'lessThan'),
    form,
  };
}

const calls = Symbol('calls');

/** A rule that answers to every method with one that has heard one call more. */
function listener(heard: Call[]): object {
  return new Proxy(
    {},
    {
      get: (_, name) =>
        name === calls ? heard : (...given: unknown[]) => listener([...heard, { name: String(name), given }]),
    },
  );
}

function callsOf(rule: unknown): Call[] {
  // Under a symbol of this file stands what this file has put there.
  return typeof rule === 'object' && rule !== null ? ((rule as { [calls]?: Call[] })[calls] ?? []) : [];
}
