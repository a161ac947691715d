import type * as z from 'zod';
import { checkContract } from './check-contract.ts';

/** Whether a contract, which may be one of zod's core, accepts a value; a contract that throws does not. */
export const accepts = (contract: z.core.$ZodType, value: unknown): boolean =>
  refusalOf(contract, value) === undefined;

/** Why a contract refuses a value, by its first issue; undefined when it accepts the value. */
export function refusalOf(contract: z.core.$ZodType, value: unknown): string | undefined {
  // zod's types of a contract and of its core are one and the same at run time.
  const checked = checkContract(contract as unknown as z.ZodType, value);
  return checked.success ? undefined : (checked.error.issues[0]?.message ?? 'it gives no reason');
}
