import { tokenOf } from '../../kernel/access/identity.ts';
import type { Handler } from '../../kernel/http/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { AccountServices } from './account-services.ts';
import { endSession, findSession, openSession } from './session.ts';

/** Answers `/auth/fetch`: the token of somebody who has just signed in. */
export const fetchToken: Handler<AccountServices> = (_request, { accounts, url }) => {
  const token = openSession(accounts.database, url.searchParams.get('sid') ?? '');
  if (!token) throw new Refusal(401, 'This sign-in was already used or has expired. Sign in again.');
  return Response.json({ token });
};

/** Answers `/auth/id`: whose session it is and when it ends. */
export const sessionId: Handler<AccountServices> = (request, { accounts, identity }) => {
  if (identity.role === 'anonymous') throw new Refusal(401, 'You are not signed in.');
  const session = findSession(accounts.database, tokenOf(request) ?? '');
  return Response.json({ id: identity.id, expiry: session ? new Date(session.expires).toISOString() : null });
};

/** Answers `/auth/logout`: ends the session of the token. */
export const logout: Handler<AccountServices> = (request, { accounts }) => {
  endSession(accounts.database, tokenOf(request) ?? '');
  return Response.json({ ok: true });
};

/** Answers `/auth/providers`: the one way to sign in. */
export const providers: Handler<AccountServices> = (_request, { options }) =>
  Response.json({ providers: [{ name: 'lake', title: 'Sign in', url: `${options.publicUrl}/lake/login` }] });
