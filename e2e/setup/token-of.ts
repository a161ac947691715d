import { client, lakeUrl } from './site.ts';

/** The token of somebody who accepts an invitation to a role, as the Studio fetches it. */
export async function tokenOf(role: 'viewer' | 'editor', email: string): Promise<string> {
  const { link } = await client.request<{ link: string }>({
    url: '/lake/team/invite',
    method: 'POST',
    body: { email, role },
  });
  const welcome = new URL(link);
  const joined = await fetch(welcome, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: welcome.origin },
    body: new URLSearchParams({ name: `The ${role}`, password: 'a long sentence of theirs' }),
  });
  const sid = new URLSearchParams(new URL(joined.headers.get('location') ?? '').hash.slice(1)).get('sid');
  const fetched = await fetch(`${lakeUrl}/v2023-05-03/auth/fetch?sid=${sid}`);
  // The lake answers this there (lake/features/accounts); `fetch` does not know the type.
  return ((await fetched.json()) as { token: string }).token;
}
