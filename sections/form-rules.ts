import { checkContract } from '#contract/checking/check-contract.ts';
import { form, formQuery } from '#schemas/form/contract.ts';
import { newsletterName } from '#schemas/form/form-action.ts';
import { readSignup } from '#ui/form/read-signup.ts';
import { readSubmission, type Submission } from '#ui/form/read-submission.ts';

/**
 * How a lake finds a form that was sent, and reads what was filled in; null for a form that there is not. The newsletter is
 * held to its own rules whatever document bears its name.
 */
export const formRules = {
  query: formQuery,
  read(name: string, found: unknown, data: FormData): Submission | null {
    if (name === newsletterName) return readSignup(data);
    const { data: checked } = checkContract(form, found);
    return checked ? readSubmission(checked, data) : null;
  },
};
