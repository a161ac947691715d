import type { RequestContext } from '../../kernel/http/handler.ts';
import type { OriginServices } from '../cors-origins/cors-origins.ts';
import type { Account } from './account.ts';
import type { AccountServices } from './account-services.ts';
import { escapeText, htmlPage } from './page.ts';
import { noteSignIn } from './session.ts';
import { leadBack, studioOf } from './sign-in.ts';

/**
 * Leads somebody who has chosen a password to the Studio that the request names, or else to the first of the settings,
 * signed in. Where the lake knows of no Studio, a page with `title` says what to do.
 */
export function leadIn(
  context: RequestContext & AccountServices & OriginServices,
  { id, email }: Account,
  title: string,
): Response {
  const [origin] = context.options.origins;
  const studio = studioOf(context) ?? (origin === undefined ? undefined : `${origin}/studio`);
  if (studio) return leadBack(studio, noteSignIn(context.accounts.database, id));
  return htmlPage(title, `<p>Open your Studio, and sign in as ${escapeText(email)} with your password.</p>`);
}
