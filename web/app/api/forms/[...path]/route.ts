import { refuseForm, tooManyForms } from '#limits/taken-forms.ts';
import { readEnvironment } from '#settings/environment.ts';
import { deliver } from '../../../../forms/deliver.ts';
import { takeForm } from '../../../../forms/form-rate.ts';
import { nativeAnswer } from '../../../../forms/native-answer.ts';
import { formNameIn, readSentForm, senderIn, wantsPage } from '../../../../forms/sent-form.ts';

/**
 * Takes a form from a visitor, who can reach only the site, and passes it on. The path is that of HubSpot's submission
 * endpoint, `submissions/v3/integration/submit/{portal}/{form}`; any other is a 404. Scripts get the answer as JSON; a
 * browser that has sent the form without a script gets a page. The settings say how many a minute one visitor may send.
 */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const path = (await params).path.join('/');
  const name = formNameIn(path);
  if (name === undefined) return refuseForm(404, [], 'There is no such form.');
  // Before anything is read: a form may be large.
  const waitSeconds = await takeForm(senderIn(request.headers));
  const sent = await readSentForm(request, { path, name, isTaken: waitSeconds === 0 });
  const answer =
    waitSeconds > 0
      ? tooManyForms(waitSeconds)
      : await deliver(sent, readEnvironment()).catch(() =>
          refuseForm(503, [], 'The form cannot be sent at the moment. Try again later.'),
        );
  if (wantsPage(request.headers)) return nativeAnswer(sent, answer);
  const headers = new Headers({
    'content-type': answer.headers.get('content-type') ?? 'application/json',
    'cache-control': 'no-store',
  });
  const wait = answer.headers.get('retry-after');
  if (wait) headers.set('retry-after', wait);
  return new Response(await answer.text(), { status: answer.status, headers });
}
