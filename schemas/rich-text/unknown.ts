import type * as z from 'zod';

/** Something in a text that the contract does not know: an unknown word, or an object by its `_type`. */
export class Unknown {
  readonly key: string;
  readonly name: string;

  constructor(value: unknown) {
    const { _key, _type }: { _key?: unknown; _type?: unknown } =
      typeof value === 'object' && value !== null ? value : { _type: value };
    this.key = typeof _key === 'string' ? _key : '';
    this.name = typeof _type === 'string' ? _type.slice(0, maxNameLength) : 'of no type';
  }
}

const maxNameLength = 60;

/**
 * A contract for a word of a text that may be outdated, such as a style; an unknown word becomes an `Unknown`. It
 * uses `.catch` so that the proof still compares the schema with the known words.
 */
export function orUnknown<Contract extends z.ZodType>(contract: Contract) {
  return contract
    .transform((known): z.output<Contract> | Unknown => known)
    .catch(({ value }) => new Unknown(value));
}

/**
 * A contract for an object in a text, told by its `_type`. One of an unknown type becomes an `Unknown`; a faulty one
 * of a known type is refused.
 */
export function orUnknownType<Contract extends z.ZodType>(contract: Contract) {
  const types = contract._zod.propValues?._type;
  const told = contract.transform((known): z.output<Contract> | Unknown => known);
  const { run } = told._zod;
  // Runs before the check, not in a transform after it, so that the proof still compares the schema with what is
  // known.
  told._zod.run = (payload, context) => {
    if (!types || types.has(Reflect.get(Object(payload.value), '_type'))) return run(payload, context);
    payload.value = new Unknown(payload.value);
    return payload;
  };
  return told;
}
