import { isFields } from '../kernel/fields.ts';
import { isSince, releasesSince } from '../kernel/http/api-version.ts';
import type { Handler, RequestContext } from '../kernel/http/handler.ts';
import { readJson } from '../kernel/http/read-body.ts';
import { Refusal } from '../kernel/refusal.ts';
import { heldJson } from './held-json.ts';
import { publicPerspective, rawPerspective } from './perspective.ts';
import type { QueryServices } from './query-services.ts';
import type { Question } from './run-query.ts';
import { throughVariant } from './through-variant.ts';

const maxBytes = 4 * 1024 * 1024; // of a query and its parameters

/** Answers `/data/query`: GROQ with parameters through a perspective, with the sync tags of the result. */
export const query: Handler<QueryServices> = async (request, context) => {
  const started = performance.now();
  const { url } = context;
  const sent = request.method === 'POST' ? await readJson(request, maxBytes) : undefined;
  const text = sent ? sent.query : url.searchParams.get('query');
  if (typeof text !== 'string' || text.trim() === '')
    throw new Refusal(400, 'A query is missing. Send it as "query".');
  const params = sent ? sentParams(sent.params) : paramsOf(url);

  const { json } = await context.runQuery({
    query: text,
    params,
    perspective: throughVariant(perspectiveOf(context), context),
    identity: context.identity.id,
    sourceMap: sourceMapOf(url),
  });
  const ms = Math.round(performance.now() - started);
  const echo = url.searchParams.get('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(text)},`;
  // The fields of the answer are sent as they came, between new braces.
  const parts = [Buffer.from(`{${echo}`), json.subarray(1, -1), Buffer.from(`,"ms":${ms}}`)];
  return heldJson(parts, context.hold);
};

/** Whether the client wants a source map, and how items of lists are named in it. */
function sourceMapOf(url: URL): Question['sourceMap'] {
  const wanted = url.searchParams.get('resultSourceMap');
  if (wanted === null || wanted === 'false') return undefined;
  return wanted === 'withKeyArraySelector' ? 'by-key' : 'by-place';
}

/** The parameters in a body; throws a 400 for what is no object. */
function sentParams(params: unknown): Record<string, unknown> {
  if (params === undefined || params === null) return {};
  if (isFields(params)) return params;
  throw new Refusal(400, 'The "params" of a query must be an object.');
}

/** The parameters of a query address: `$name=<JSON>`. */
export function paramsOf(url: URL): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [name, value] of url.searchParams) {
    if (!name.startsWith('$')) continue;
    try {
      params[name.slice(1)] = JSON.parse(value);
    } catch {
      throw new Refusal(400, `The parameter "${name}" is not JSON: ${value.slice(0, 100)}`);
    }
  }
  return params;
}

/** The perspectives of those versions of the API that know no releases. */
const beforeReleases = new Set(['raw', 'published', 'drafts', 'previewDrafts']);

function perspectiveOf({ url, identity, apiVersion }: RequestContext): string {
  const hasReleases = isSince(apiVersion, releasesSince);
  const named = url.searchParams.get('perspective')?.replace(/^\[|\]$|"/g, '');
  if (named && !hasReleases && !beforeReleases.has(named))
    throw new Refusal(
      400,
      `Complex perspectives are not supported for this version of the API: "${named}" needs v${releasesSince} or later.`,
    );
  if (identity.role === 'anonymous') return publicPerspective;
  // Sanity's default became "published" with this version of the API.
  const perspective = named || (hasReleases ? 'published' : 'raw');
  return perspective === 'raw' ? rawPerspective(apiVersion) : perspective;
}
