/** How many forms are taken from one visitor within `formSpanMs`, where no setting says how many. */
export const usualMaxForms = 10;
/** @see usualMaxForms */
export const formSpanMs = 60_000;

const minAgeMs = 1_500; // that a person needs at least
const ageHeader = 'x-form-age';
const trapHeader = 'x-form-trap';

/** The headers in which a page's script says of a form by what `isPerson` tells people. */
export const personHeaders: readonly string[] = [ageHeader, trapHeader];

/** Something that is wrong with what was sent: in HubSpot's words, in a sentence, and in which field. */
export interface FormFault {
  errorType: string;
  message: string;
  field?: string;
}

/** What is wrong with a body that is no form. */
export const notAForm: FormFault = {
  errorType: 'INVALID_FIELDS',
  message: 'A submission needs "fields", each with a "name" and a "value".',
};

/**
 * Whether a person has filled in a form: a field that people do not see is empty, and nobody fills in a form in a
 * moment.
 */
export function isPerson(headers: Headers, data: FormData): boolean {
  const age = headers.get(ageHeader);
  const isTrapped = headers.get(trapHeader) || data.get('form-website');
  return !isTrapped && (age === null || Number(age) >= minAgeMs);
}

/** What is answered for a form that was taken; for one of a machine as well, which is to learn nothing. */
export const thankForForm = (): Response => Response.json({ inlineMessage: 'Thank you.' });

/**
 * What is answered for a form that is not taken, in the shape of HubSpot's; without a message that of the first fault
 * stands for all.
 */
export const refuseForm = (
  status: number,
  errors: readonly FormFault[],
  message = errors[0]?.message,
): Response => Response.json({ status: 'error', message, errors }, { status });

/** What whoever sends too many forms is answered: a 429 that says after how many seconds the next is taken. */
export function tooManyForms(waitSeconds: number): Response {
  const message = `Too many submissions. Try again in ${waitSeconds} s.`;
  const answer = refuseForm(429, [{ errorType: 'RATE_LIMIT', message }]);
  answer.headers.set('retry-after', String(waitSeconds));
  return answer;
}
