import { newsletterName } from '#schemas/form/form-action.ts';
import { errorsByField } from '#ui/form/send-form.ts';
import { answerPage } from './answer-page.ts';
import { findForm } from './find-form.ts';
import type { SentForm } from './sent-form.ts';

/**
 * The answer for a browser without JavaScript. It redirects to the form's page, which shows the thanks; a form without
 * a place for them gets a page that says them. A page also says what is wrong, and has the form again with all that was
 * typed.
 */
export async function nativeAnswer(sent: SentForm, answer: Response): Promise<Response> {
  const { data, page } = sent;
  const place = String(data?.get('form-place') ?? '');
  if (answer.ok && page && /^[\w-]+$/.test(place))
    return new Response(null, { status: 303, headers: { location: `${page}#${place}` } });
  const form = await findForm(sent.name).catch(() => null); // without the lake there is no form to fill in again
  const errors = answer.ok ? {} : errorsByField(form?.fields ?? [], await answer.text());
  // The newsletter shows one error at a time, that of the consent first (specification, section 5).
  if (sent.name === newsletterName && errors.privacy_consent) delete errors.email;
  const waitSeconds = answer.headers.get('retry-after');
  const wait = answer.status === 429 ? (waitSeconds ?? '60') : null;
  const said = answerPage({ form, data, errors, isSent: answer.ok, page: page ?? '/', place, wait });
  return new Response(said, {
    status: answer.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(wait && { 'retry-after': wait }),
    },
  });
}
