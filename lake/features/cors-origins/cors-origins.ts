import type { Handler, WithParams } from '../../kernel/http/handler.ts';
import { readJson } from '../../kernel/http/read-body.ts';
import { inBrackets } from '../../kernel/name-of.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { CorsOrigin, Origins } from './origins.ts';

/** What a handler of origins may use. */
export interface OriginServices {
  origins: Origins;
}

const fromSettings = 'settings-';

/** Answers `GET /projects/{id}/cors`: the origins whose pages may call the lake, those of the settings first. */
export const listOrigins: Handler<OriginServices> = (_request, { origins, options }) => {
  const set = options.origins.map((origin, index) => ({
    id: `${fromSettings}${index}`,
    origin,
    allowCredentials: true,
    created: '',
  }));
  return Response.json([...set, ...origins.list()].map((one) => describe(one, options.projectId)));
};

/** Answers `POST /projects/{id}/cors`: adds `origin`; its pages may send tokens if `allowCredentials` is true. */
export const addOrigin: Handler<OriginServices> = async (request, { origins, options }) => {
  const { origin, allowCredentials } = await readJson(request);
  if (typeof origin !== 'string') throw new Refusal(400, 'The body needs the "origin" to add.');
  return Response.json(describe(origins.add(origin, allowCredentials === true), options.projectId));
};

/** Answers `DELETE /projects/{id}/cors/{origin}`: removes one, by its id. */
export const deleteOrigin: Handler<OriginServices & WithParams<'id'>> = (
  _request,
  { origins, options, params },
) => {
  if (params.id.startsWith(fromSettings)) {
    const where = inBrackets('origins', options.nameOf);
    throw new Refusal(
      409,
      `This origin is one that the lake is opened with${where}, and goes when it is left out there.`,
    );
  }
  if (!origins.remove(params.id)) throw new Refusal(404, `There is no origin with the id "${params.id}".`);
  return Response.json({ id: params.id, deleted: true });
};

/** Answers `/check/cors`; a request that gets here comes from a page that may call the lake. */
export const checkCors: Handler<OriginServices> = (request, { origins, options }) => {
  const origin = request.headers.get('origin') ?? '';
  const rule = options.origins.includes(origin) ? undefined : origins.ruleOf(origin);
  return Response.json({ result: { allowed: true, withCredentials: rule?.allowCredentials ?? true } });
};

const describe = ({ id, origin, allowCredentials, created }: CorsOrigin, projectId: string) => ({
  id,
  origin,
  allowCredentials,
  projectId,
  createdAt: created || null,
  updatedAt: created || null,
  deletedAt: null,
});
