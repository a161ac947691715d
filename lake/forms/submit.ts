import { randomUUID } from 'node:crypto';
import type { Handler } from '../handler.ts';
import { transact } from '../mutate/transact.ts';
import { readJson } from '../read-body.ts';
import { isFreeMail } from './free-mail.ts';
import { rateLimit } from './rate-limit.ts';

const largest = 256 * 1024; // bytes
const mostFields = 50;
const longest = 5_000; // characters of a value
const quickest = 1_500; // ms that a person needs at least
const mayTry = rateLimit(10, 60_000);

const emailForm = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

/**
 * Takes what a visitor has filled in, in the shape of HubSpot's submission endpoint, and keeps it as a private document.
 * Errors have its shape too (https://developers.hubspot.com/docs/api-reference/legacy/forms-v3-legacy). What a machine
 * has filled in is dropped with the answer that people get.
 */
export const submit: Handler = async (request, context) => {
  const { form = '', portal = '' } = context.params;
  const sender = request.headers.get('x-forwarded-for') ?? 'unknown';
  if (!mayTry(sender)) return failure(429, 'RATE_LIMIT', 'Too many submissions. Try again in a minute.');
  const { fields } = await readJson(request, largest);
  const read = readFields(fields);
  if (!read)
    return failure(400, 'INVALID_FIELDS', 'A submission has "fields", each with a "name" and a "value".');
  const email = read.find(({ name }) => name === 'email')?.value;
  if (email !== undefined && !emailForm.test(email))
    return failure(400, 'INVALID_EMAIL', `"${email}" is no email address.`);
  if (email !== undefined && isFreeMail(email))
    return failure(400, 'BLOCKED_EMAIL', 'Addresses of free email providers are not taken.');
  if (isPerson(request)) {
    const _id = `submission.${randomUUID()}`; // the dot keeps it from readers without a token
    const submission = {
      _id,
      _type: 'submission',
      form,
      portal,
      submittedAt: new Date().toISOString(),
      fields: read,
    };
    const identity = { id: 'forms', role: 'editor', name: 'Forms' } as const;
    transact({ ...context, identity }, [{ create: submission }]);
  }
  return Response.json({ inlineMessage: 'Thank you.' });
};

interface Field {
  _key: string;
  name: string;
  value: string;
}

function readFields(given: unknown): Field[] | null {
  if (!Array.isArray(given) || given.length === 0 || given.length > mostFields) return null;
  const fields = given.map((field, index): Field | null => {
    const { name, value } = (field ?? {}) as { name?: unknown; value?: unknown };
    const isValue = ['string', 'boolean', 'number'].includes(typeof value);
    if (typeof name !== 'string' || !isValue) return null;
    return { _key: `f${index}`, name: name.slice(0, 80), value: String(value).slice(0, longest) };
  });
  return fields.every((field) => field !== null) ? fields : null;
}

/** A field that people do not see is empty, and nobody fills in a form in a moment. */
function isPerson(request: Request): boolean {
  const age = request.headers.get('x-form-age');
  return !request.headers.get('x-form-trap') && (age === null || Number(age) >= quickest);
}

function failure(status: number, errorType: string, message: string): Response {
  return Response.json({ status: 'error', message, errors: [{ message, errorType }] }, { status });
}
