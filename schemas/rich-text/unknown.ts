import * as z from 'zod';

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
  return contract
    .transform((known): z.output<Contract> | Unknown | Wrong => known)
    .catch(({ value, error }): Unknown | Wrong =>
      types?.has(Reflect.get(Object(value), '_type')) ? new Wrong(error.issues) : new Unknown(value),
    )
    .transform((found, { issues }): z.output<Contract> | Unknown => {
      if (!(found instanceof Wrong)) return found;
      // An issue that is whole is one that zod has nothing to add to.
      issues.push(...(found.issues as z.core.$ZodRawIssue[]));
      return z.NEVER;
    });
}

class Wrong {
  readonly issues: z.core.$ZodIssue[];

  constructor(issues: z.core.$ZodIssue[]) {
    this.issues = issues;
  }
}
