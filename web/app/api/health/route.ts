import { client } from '../../../content/content.ts';

const timeoutMs = 1_000;

/** Says that the site answers, and whether the lake does. */
export async function GET(): Promise<Response> {
  return Response.json(
    { status: 'ok', lake: (await isLakeUp()) ? 'ok' : 'down' },
    { headers: { 'cache-control': 'no-store' } },
  );
}

async function isLakeUp(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(client.getUrl('/ping'), { signal, cache: 'no-store' });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
