import { tortured } from './tortured-fixture.ts';

const password = 'a long sentence of theirs';
const studio = tortured.origins[0] ?? '';

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(url).origin },
    body: new URLSearchParams(fields),
  });

/**
 * Invites somebody, accepts the invitation with a password and opens a session. `note` is called with what the lake
 * acknowledges. Throws when the lake does not answer.
 */
export async function joinTeam(
  url: string,
  email: string,
  note: { account(email: string): void; session(token: string, email: string): void },
): Promise<void> {
  const invited = await fetch(`${url}/v1/lake/team/invite`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tortured.token}` },
    body: JSON.stringify({ email, role: 'editor' }),
  });
  const { link } = await invited.json();
  const { status, headers } = await post(url + new URL(link).pathname, { name: 'Somebody', password });
  if (status !== 303) return;
  note.account(email);
  const sid = headers.get('location')?.split('#sid=')[1];
  const fetched = await fetch(`${url}/v1/auth/fetch?sid=${sid}`);
  const { token } = await fetched.json();
  if (fetched.ok) note.session(token, email);
}

/** Whether somebody who has joined can sign in with the password. */
export async function canSignIn(url: string, email: string): Promise<boolean> {
  const login = `${url}/lake/login?origin=${encodeURIComponent(studio)}`;
  return (await post(login, { email, password })).status === 303;
}

/** The email address of whoever has a session's token; undefined when nobody has. */
export async function emailBy(url: string, token: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/v1/users/me`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()).email;
}
