import { secretHeader } from '../renderer/commands.ts';

const maxMs = 10_000; // then the page is made anew: that has a time of its own

/** Asks Next, which has the contracts of all kinds, whether a page would be made of the same content again; throws when it does not say so. */
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
