import * as z from 'zod';
import { neverThrowing } from '#contract/checking/check-contract.ts';

/**
 * A contract for a part of a page. A part that does not meet it, or on which it throws, becomes null with a warning
 * in the log, so that the rest of the page stays.
 */
export function orLeaveOut<Contract extends z.ZodType>(name: string, contract: Contract) {
  return neverThrowing(contract.nullable()).catch(({ issues }) => {
    const [issue] = issues;
    console.warn(`The ${name} was left out: "${issue?.path?.join('.')}": ${issue?.message}`);
    return null;
  });
}

/** A contract for a list, which leaves out the items that do not meet their own contract, like `orLeaveOut`. */
export function eachOrLeaveOut<Contract extends z.ZodType>(name: string, contract: Contract) {
  return z.array(orLeaveOut(name, contract)).transform((all) => all.filter((one) => one !== null));
}
