import { findToken, hasEnded } from '../../kernel/access/tokens.ts';
import type { Handler, WithParams } from '../../kernel/http/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { findAccount } from './account.ts';
import type { AccountServices } from './account-services.ts';
import { countSessions } from './session.ts';

/**
 * Answers `/lake/standing/{id}`: the role that an author of transactions has now, and whether they are signed in
 * anywhere. Throws a 404 once they have gone.
 */
export const standing: Handler<AccountServices & WithParams<'id'>> = (_request, { accounts, params }) => {
  const { database } = accounts;
  const account = findAccount(database, params.id);
  if (account)
    return Response.json({ role: account.role, isSignedIn: countSessions(database, account.id) > 0 });
  const token = findToken(database, params.id);
  const held = token && !hasEnded(token) ? token.role : undefined;
  const role = params.id === 'admin' ? 'admin' : held;
  if (!role) throw new Refusal(404, `There is no account or token "${params.id}", or it has ended.`);
  return Response.json({ role, isSignedIn: true }); // a token holds until it is taken back
};
