import type { Handler, WithParams } from '../../kernel/http/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { OriginServices } from '../cors-origins/cors-origins.ts';
import type { AccountServices } from './account-services.ts';
import { leadIn } from './lead-in.ts';
import { escapeText, htmlPage } from './page.ts';
import { newPasswordFields } from './password-fields.ts';
import { findByPasswordLink, setPassword } from './password-link.ts';
import { readPosted } from './sign-in.ts';

const title = 'A new password';

/** Answers the link for a new password: a page that asks for it. */
export const passwordPage: Handler<AccountServices & WithParams<'secret'>> = (
  _request,
  { accounts, params, url },
) => {
  const account = findByPasswordLink(accounts.database, params.secret);
  return account ? htmlPage(title, passwordForm(url, account.email)) : gonePage();
};

/** Takes the form of that page: sets the password and redirects the owner of the account to the Studio, signed in. */
export const choosePassword: Handler<AccountServices & OriginServices & WithParams<'secret'>> = async (
  request,
  context,
) => {
  const { accounts, params, options, url } = context;
  const found = findByPasswordLink(accounts.database, params.secret);
  if (!found) return gonePage();
  const fields = await readPosted(request);
  try {
    const account = await setPassword(accounts.database, params.secret, {
      password: fields.get('password') ?? '',
      cost: options.passwordCost,
      derive: accounts.hashing.for(context.sender.address, request.signal),
    });
    return leadIn(context, account, 'Your new password holds');
  } catch (error) {
    if (!(error instanceof Refusal) || ![400, 429].includes(error.status)) throw error;
    return htmlPage(title, passwordForm(url, found.email, error.message), error.status, error.headers);
  }
};

const passwordForm = ({ pathname, search }: URL, email: string, error?: string): string => `
<p>Choose it for the account with the address ${escapeText(email)}. All its other sessions end.</p>
${error ? `<p role="alert">${escapeText(error)}</p>` : ''}
<form method="post" action="${escapeText(pathname + search)}">
${newPasswordFields(email)}
<button>Open the Studio</button>
</form>`;

function gonePage(): Response {
  const body =
    '<p>It was used, another one was made after it, or it is more than a week old. Ask an administrator of your team for a new one.</p>';
  return htmlPage('This link is no longer valid', body, 404);
}
