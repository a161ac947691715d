import { form, formQuery } from '#schemas/form/contract.ts';
import { readSubmission, type Submission } from './read-submission.ts';

/** How a lake finds a form that was sent, and reads what was filled in; null for a form that there is not. */
export const formRules = {
  query: formQuery,
  read(found: unknown, data: FormData): Submission | null {
    const { data: checked } = form.safeParse(found);
    return checked ? readSubmission(checked, data) : null;
  },
};
