import { checkContract } from '#contract/checking/check-contract.ts';
import { form, formQuery } from '#schemas/form/contract.ts';
import { newsletterName } from '#schemas/form/form-action.ts';
import { readSignup } from '#ui/form/read-signup.ts';
import { readSubmission, type Submission } from '#ui/form/read-submission.ts';

/**
 * How a lake finds the form that a visitor sent (`query`) and reads what the visitor filled in (`read`, which answers
 * null where there is no such form). The newsletter has rules of its own, whatever document bears its name.
 */
export const formRules = {
  query: formQuery,
  read(name: string, found: unknown, data: FormData): Submission | null {
    if (name === newsletterName) return readSignup(data);
    const { data: checked } = checkContract(form, found);
    return checked ? readSubmission(checked, data) : null;
  },
};
