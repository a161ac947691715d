import { isLakeUp } from '../../../content/is-lake-up.ts';
import { client } from '../../../content/site-client.ts';

/** Says that the site answers, and whether the lake does. */
export async function GET(): Promise<Response> {
  return Response.json(
    { status: 'ok', lake: (await isLakeUp(client)) ? 'ok' : 'down' },
    { headers: { 'cache-control': 'no-store' } },
  );
}
