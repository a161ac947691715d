import { secretHeader } from '../renderer/commands.ts';

const maxMs = 10_000; // after this the page is made anew instead, which has a limit of its own

/**
 * Returns a function that asks Next, which has the contracts of all kinds, whether the page of a path would be made of
 * the same content again; `made` are the tags of what it was made of. It throws when Next does not say.
 */
export function askIsMadeOf(origin: string, secret: string) {
  return async (path: string, made: readonly string[]): Promise<boolean> => {
    const answer = await fetch(`${origin}/api/renew/compare`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [secretHeader]: secret },
      body: JSON.stringify({ path, made }),
      signal: AbortSignal.timeout(maxMs),
    });
    if (!answer.ok) throw new Error(`The content of "${path}" could not be compared (${answer.status}).`);
    return (await answer.json()) === true;
  };
}
