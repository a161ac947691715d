import type { Handler, WithParams } from '../../kernel/http/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { OriginServices } from '../cors-origins/cors-origins.ts';
import type { AccountServices } from './account-services.ts';
import { acceptInvitation, findInvitation } from './invitation.ts';
import { leadIn } from './lead-in.ts';
import { escapeText, htmlPage } from './page.ts';
import { newPasswordFields } from './password-fields.ts';
import { readPosted } from './sign-in.ts';

/** Answers the link of an invitation: a page that asks for a name and a password. */
export const joinPage: Handler<AccountServices & WithParams<'secret'>> = (
  _request,
  { accounts, params, url },
) => {
  const { secret } = params;
  const invitation = findInvitation(accounts.database, secret);
  return invitation ? htmlPage('Welcome', joinForm(url, invitation)) : gonePage();
};

/** Takes the form of that page: makes the account and redirects its owner to the Studio. */
export const join: Handler<AccountServices & OriginServices & WithParams<'secret'>> = async (
  request,
  context,
) => {
  const { accounts, params, options, url } = context;
  const { secret } = params;
  const invitation = findInvitation(accounts.database, secret);
  if (!invitation) return gonePage();
  const fields = await readPosted(request);
  const name = fields.get('name') ?? '';
  try {
    const account = await acceptInvitation(accounts.database, secret, {
      name,
      password: fields.get('password') ?? '',
      cost: options.passwordCost,
      derive: accounts.hashing.for(context.sender.address, request.signal),
    });
    return leadIn(context, account, 'You have joined');
  } catch (error) {
    if (!(error instanceof Refusal) || ![400, 429].includes(error.status)) throw error;
    const form = joinForm(url, { ...invitation, name, error: error.message });
    return htmlPage('Welcome', form, error.status, error.headers);
  }
};

function joinForm(
  { pathname, search }: URL,
  { email, role, name = '', error }: { email: string; role: string; name?: string; error?: string },
): string {
  return `
<p>You join as ${escapeText(role)} with the address ${escapeText(email)}.</p>
${error ? `<p role="alert">${escapeText(error)}</p>` : ''}
<form method="post" action="${escapeText(pathname + search)}">
<label>Name <input name="name" autocomplete="name" required maxlength="80" value="${escapeText(name)}"></label>
${newPasswordFields(email)}
<button>Open the Studio</button>
</form>`;
}

function gonePage(): Response {
  const body =
    '<p>It was accepted, withdrawn, or is more than a week old. Ask whoever invited you for a new one.</p>';
  return htmlPage('This invitation is no longer valid', body, 404);
}
