import type { Lake } from './lake.ts';

/**
 * Posts something to an open lake of this process, as its administrator. Returns the lake's answer; throws its sentence
 * when it refuses.
 */
export type SendToLake = <Answer>(path: string, body: object | Uint8Array<ArrayBuffer>) => Promise<Answer>;

/** Sends to a lake of this process with the token that it was opened with. */
export function senderTo(lake: Pick<Lake, 'handle'>, token: string): SendToLake {
  return async (path, body) => {
    const isBytes = body instanceof Uint8Array;
    const answer = await lake.handle(
      new Request(`http://localhost/v2025-02-19${path}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': isBytes ? 'application/octet-stream' : 'application/json',
        },
        body: isBytes ? body : JSON.stringify(body),
      }),
    );
    const said = await answer.json();
    if (answer.ok) return said;
    throw new Error(said.error?.description ?? said.message ?? `The lake answered ${answer.status}.`);
  };
}
