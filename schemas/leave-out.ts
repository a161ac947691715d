import * as z from 'zod';
import { neverThrowing } from '#contract/checking/check-contract.ts';

/** A part that becomes null, with a line in the log, when it does not meet its contract or this throws: the rest of the page stays. */
export function orLeaveOut<Contract extends z.ZodType>(name: string, contract: Contract) {
  return neverThrowing(contract.nullable()).catch(({ issues }) => {
    const [issue] = issues;
    console.warn(`The ${name} was left out: "${issue?.path?.join('.')}": ${issue?.message}`);
    return null;
  });
}

/** A list of things that each cost only themselves, as by `orLeaveOut`. */
export function eachOrLeaveOut<Contract extends z.ZodType>(name: string, contract: Contract) {
  return z.array(orLeaveOut(name, contract)).transform((all) => all.filter((one) => one !== null));
}
