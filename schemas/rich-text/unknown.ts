import type * as z from 'zod';

/** Something in a text that the contract does not know, by its own name or that of its type. */
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
 * A word of a text that may be one which nobody knows any more. By `.catch`, so that the proof still holds the schema to the
 * words that are known.
 */
export function orUnknown<Contract extends z.ZodType>(contract: Contract) {
  return contract
    .transform((known): z.output<Contract> | Unknown => known)
    .catch(({ value }) => new Unknown(value));
}

/** A thing in a text, an object told by its `_type`, that may be of a type which nobody knows any more; one of a known type is refused when it is wrong. */
export function orUnknownType<Contract extends z.ZodType>(contract: Contract) {
  const types = contract._zod.propValues?._type;
  const told = contract.transform((known): z.output<Contract> | Unknown => known);
  const { run } = told._zod;
  // Before the check, not in code after it: so the proof still holds the schema to what is known.
  told._zod.run = (payload, context) => {
    if (!types || types.has(Reflect.get(Object(payload.value), '_type'))) return run(payload, context);
    payload.value = new Unknown(payload.value);
    return payload;
  };
  return told;
}
