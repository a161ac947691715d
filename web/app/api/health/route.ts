import { isLakeUp } from '../../../content/is-lake-up.ts';
import { client } from '../../../content/site-client.ts';

/** Answers 200 because the site runs, and says whether the lake answers. */
export async function GET(): Promise<Response> {
  return Response.json(
    { status: 'ok', lake: (await isLakeUp(client)) ? 'ok' : 'down' },
    { headers: { 'cache-control': 'no-store' } },
  );
}
