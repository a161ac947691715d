import * as z from 'zod';
import type { Environment } from '#settings/environment.ts';
import { siteToken } from '#settings/site-token.ts';
import type { MayPreview } from './preview-sessions.ts';

const timeoutMs = 5_000;
const standing = z.object({ role: z.string(), isSignedIn: z.boolean() });
const editing = new Set(['editor', 'admin']);

/**
 * Asks the lake whether an editor still has the rights of one and is signed in somewhere; the lake tells this to admins
 * alone. Rejects when the lake does not say. Hosted Sanity is not asked: there a preview ends when its time is up.
 */
export function askLake({ apiHost, ...tokens }: Environment): MayPreview {
  if (!apiHost) return async () => true;
  return async (editor) => {
    const answer = await fetch(`${apiHost}/v1/lake/standing/${encodeURIComponent(editor)}`, {
      headers: { authorization: `Bearer ${siteToken(tokens)}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.status === 404) return false;
    if (!answer.ok) throw new Error(`The lake does not say what "${editor}" may do (${answer.status}).`);
    const { role, isSignedIn } = standing.parse(await answer.json());
    return isSignedIn && editing.has(role);
  };
}
