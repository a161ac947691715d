import { draftMode } from 'next/headers';
import { queryTree } from '../../../../preview/query-tree.ts';

/** Answers an editor's page with the parsed query of pages, which a browser keeps until the query is another one. */
export async function GET(request: Request): Promise<Response> {
  if (!(await draftMode()).isEnabled)
    return new Response('There is no preview without its cookie.\n', { status: 401 });
  const asked = new URL(request.url).searchParams;
  const [from, to] = [Number(asked.get('from')), Number(asked.get('to'))];
  if (!(Number.isSafeInteger(from) && Number.isSafeInteger(to) && 0 <= from && from < to))
    return new Response('"from" and "to" are the numbers of posts, the first and the one after the last.\n', {
      status: 400,
    });
  const { json, hash } = queryTree(from, to);
  // Another hash is that of another build: whoever asks for it gets the present one, and does not keep it.
  const keep = asked.get('hash') === hash ? 'private, max-age=31536000, immutable' : 'no-store';
  return new Response(json, { headers: { 'content-type': 'application/json', 'cache-control': keep } });
}
