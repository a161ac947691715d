import type { IncomingMessage, ServerResponse } from 'node:http';
import { retrySeconds } from '../../headers/retry-seconds.ts';
import type { KnownPaths } from '../../known/known-paths.ts';
import type { RendererState } from '../../renderer/commands.ts';

/** The address at which the site says whether it can serve visitors. */
export const readyPath = '/api/ready';

const maxWaitMs = 3_000;

/**
 * Returns a function that answers what keeps the site from serving visitors, a sentence each. Concurrent calls share
 * one question to the renderer.
 */
export function openReadiness({
  known,
  askRenderer,
}: {
  known: Pick<KnownPaths, 'isComplete'>;
  askRenderer: (signal: AbortSignal) => Promise<RendererState>;
}): () => Promise<string[]> {
  let asked: Promise<string[]> | undefined;
  async function ask(): Promise<string[]> {
    const state = await askRenderer(AbortSignal.timeout(maxWaitMs)).catch(() => undefined);
    if (!state)
      return [
        'The renderer does not answer: pages that are finished are served, no other is made, and none is renewed.',
      ];
    const missing: string[] = [];
    if (!state.isRenewing) missing.push('The renewal of pages is not running yet: changes do not show.');
    if (!state.isLakeUp && !known.isComplete)
      missing.push(
        'The lake does not answer, and not all addresses are known yet: pages may seem not to exist.',
      );
    return missing;
  }
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    return asked;
  };
}

/** Answers 200 when the site can serve visitors, else 503 with what is missing, as JSON. */
export async function sendReadiness(
  { missing }: { missing: () => Promise<string[]> },
  { method }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const faults = await missing();
  const isReady = faults.length === 0;
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  response.writeHead(isReady ? 200 : 503, isReady ? headers : { ...headers, 'retry-after': retrySeconds });
  const said = isReady ? { status: 'ready' } : { status: 'not ready', missing: faults };
  response.end(method === 'HEAD' ? undefined : `${JSON.stringify(said)}\n`);
}
