import type * as z from 'zod';

/** A part that becomes null, with a line in the log, when it does not meet its contract: the rest of the page stays. */
export function orLeaveOut<Contract extends z.ZodType>(name: string, contract: Contract) {
  return contract.nullable().catch(({ issues }) => {
    const [issue] = issues;
    console.warn(`The ${name} was left out: "${issue?.path?.join('.')}": ${issue?.message}`);
    return null;
  });
}
