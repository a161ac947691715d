import * as z from 'zod';

/**
 * Checks a value as `safeParse` does, but never throws: code of the contract that throws, or that would have to be
 * waited for, becomes an issue like any other, at the field where it stands.
 */
export function checkContract<Contract extends z.ZodType>(
  contract: Contract,
  value: unknown,
): z.ZodSafeParseResult<z.output<Contract>> {
  try {
    return contract.safeParse(value);
  } catch (error) {
    const { path, message } = innermost(contract, value, error);
    const issues: z.core.$ZodIssue[] = [{ code: 'custom', path, message, input: value }];
    // The error's type matters only to `format()`, which nobody calls.
    return { success: false, error: new z.ZodError(issues) as z.ZodError<z.output<Contract>> };
  }
}

/** A copy of a contract that refuses where the contract throws, so that a `.catch` around it takes effect. */
export function neverThrowing<Contract extends z.ZodType>(contract: Contract): Contract {
  const guarded = contract.clone();
  guarded._zod.run = (payload) => {
    const checked = checkContract(contract, payload.value);
    if (checked.success) payload.value = checked.data;
    // A finished issue is a raw one to which zod has nothing to add.
    else payload.issues.push(...(checked.error.issues as z.core.$ZodRawIssue[]));
    return payload;
  };
  return guarded;
}

/**
 * Where and why the code of a contract throws, as far inside as can be told: outside of an asynchronous part, zod gives
 * another reason.
 */
function innermost(
  contract: z.core.$ZodType,
  value: unknown,
  error: unknown,
): { path: PropertyKey[]; message: string } {
  // Zod's type for any contract does not tell its parts; the union of all types of contracts does.
  for (const [inner, part, key] of partsOf((contract as z.core.$ZodTypes)._zod.def, value)) {
    try {
      z.core.safeParse(inner, part);
    } catch (thrown) {
      const { path, message } = innermost(inner, part, thrown);
      return { path: [...key, ...path], message };
    }
  }
  return { path: [], message: reasonOf(error) };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return `its contract threw: ${String(error)}`;
  // A project can have its own zod, whose classes are not the ones imported here.
  const isOfZod = error instanceof z.core.$ZodAsyncError || error.constructor.name === '$ZodAsyncError';
  return isOfZod
    ? 'its contract is asynchronous, and no page waits for it'
    : `its contract threw: ${error.message}`;
}

type Part = [contract: z.core.$ZodType, value: unknown, key: PropertyKey[]];

function partsOf(def: z.core.$ZodTypes['_zod']['def'], value: unknown): Part[] {
  switch (def.type) {
    case 'object':
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(def.shape).map(([key, inner]): Part => [inner, Reflect.get(value, key), [key]]);
    case 'array':
      return Array.isArray(value) ? value.map((item, index): Part => [def.element, item, [index]]) : [];
    case 'union':
      return def.options.map((option): Part => [option, value, []]);
    case 'pipe':
      return [[def.in, value, []]];
    case 'nullable':
    case 'optional':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return [[def.innerType, value, []]];
    case 'default':
    case 'prefault':
      return value === undefined ? [] : [[def.innerType, value, []]];
    case 'lazy':
      return [[def.getter(), value, []]];
    case 'intersection':
      return [def.left, def.right].map((side): Part => [side, value, []]);
    case 'record':
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).map(([key, part]): Part => [def.valueType, part, [key]]);
    default:
      return [];
  }
}
