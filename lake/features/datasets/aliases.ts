import type { Handler, RequestContext, WithParams } from '../../kernel/http/handler.ts';
import { readOptionalJson } from '../../kernel/http/read-body.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Alias } from '../../kernel/store/dataset-records.ts';

type AliasHandler = Handler<WithParams<'alias'>>;

const form = /^[a-z0-9][a-z0-9_-]{0,62}[a-z0-9]$/;

/** Answers `GET /aliases`: the other names of datasets; paths write them with `~` before them. */
export const listAliases: Handler = (_request, { datasets }) =>
  Response.json(datasets.records.aliases().map(({ name, dataset }) => ({ name, datasetName: dataset })));

/** Answers `PUT /aliases/{alias}`: makes one, which leads to `datasetName` or nowhere yet. */
export const createAlias: AliasHandler = async (request, context) => {
  const { datasets, params } = context;
  if (!form.test(params.alias))
    throw new Refusal(
      400,
      `"${params.alias}" is not a name for an alias: use 2 to 64 lowercase letters, digits, "-" and "_", with a letter or digit at both ends. Write the "~" only where the alias is used.`,
    );
  if (datasets.records.alias(params.alias))
    throw new Refusal(409, `There is an alias "~${params.alias}" already.`);
  return put(context, { name: params.alias, dataset: await datasetIn(request, context) });
};

/** Answers `PATCH /aliases/{alias}`: makes it lead to `datasetName`, from the next request on. */
export const linkAlias: AliasHandler = async (request, context) => {
  const dataset = await datasetIn(request, context);
  if (dataset === null)
    throw new Refusal(400, 'The body needs "datasetName", the dataset that the alias leads to.');
  return put(context, { ...known(context), dataset });
};

/** Answers `PATCH /aliases/{alias}/unlink`: makes it lead nowhere, and answers with the dataset that it led to. */
export const unlinkAlias: AliasHandler = (_request, context) => {
  const before = known(context);
  put(context, { ...before, dataset: null });
  return Response.json({ aliasName: before.name, datasetName: before.dataset });
};

/** Answers `DELETE /aliases/{alias}`; the dataset stays. */
export const deleteAlias: AliasHandler = (_request, context) => {
  const { name, dataset } = known(context);
  context.datasets.records.removeAlias(name);
  return Response.json({ aliasName: name, datasetName: dataset, deleted: true });
};

function known({ datasets, params }: RequestContext & WithParams<'alias'>): Alias {
  const found = datasets.records.alias(params.alias);
  if (found) return found;
  throw new Refusal(404, `There is no alias "~${params.alias}". GET /aliases lists them.`);
}

function put({ datasets }: RequestContext, alias: Alias): Response {
  datasets.records.putAlias(alias);
  return Response.json({ aliasName: alias.name, datasetName: alias.dataset });
}

async function datasetIn(request: Request, { datasets }: RequestContext): Promise<string | null> {
  const { datasetName = null } = await readOptionalJson(request);
  if (datasetName === null) return null;
  const found = typeof datasetName === 'string' ? datasets.find(datasetName) : undefined;
  if (found) return found.name;
  throw new Refusal(404, `There is no dataset ${JSON.stringify(datasetName)} that an alias could lead to.`);
}
