import { isKind } from '#sections/check-section.ts';
import { isOfList, keptAddress, queryTree } from './query-tree.ts';

/**
 * Answers with the parsed query at an address of `treeAddress`, which a browser may keep for ever, because another
 * query has another hash. Without a hash it redirects to the address that has one. 404 for a kind or a hash that does
 * not exist, 400 for posts that are no part of a list.
 */
export function answerTree(asked: URLSearchParams): Response {
  const kind = asked.get('kind') ?? undefined;
  if (kind !== undefined && !isKind(kind)) return refused(404, `No kind of section is named "${kind}".`);
  const name = { kind, from: Number(asked.get('from')), to: Number(asked.get('to')) };
  if (isOfList(name) && !isPart(name))
    return refused(400, '"from" and "to" are the numbers of posts, the first and the one after the last.');
  if (!asked.has('hash')) {
    const headers = { location: keptAddress(name), 'cache-control': 'no-store' };
    return new Response(null, { status: 307, headers });
  }
  const { json, hash } = queryTree(name);
  if (asked.get('hash') !== hash)
    return refused(404, 'The query has changed: /api/preview?path=… says where it is.');
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'private, max-age=31536000, immutable',
  };
  return new Response(json, { headers });
}

const isPart = ({ from, to }: { from: number; to: number }): boolean =>
  Number.isSafeInteger(from) && Number.isSafeInteger(to) && 0 <= from && from < to;

const refused = (status: number, reason: string): Response =>
  new Response(`${reason}\n`, { status, headers: { 'cache-control': 'no-store' } });
