import type { Handler, WithParams } from '../../kernel/http/handler.ts';
import { readOptionalJson } from '../../kernel/http/read-body.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { AclMode } from '../../kernel/store/dataset-records.ts';
import type { Dataset } from '../../kernel/store/datasets.ts';
import type { HookServices } from '../hooks/hooks.ts';
import type { DatasetServices } from './dataset-services.ts';
import { refuseEmbeddings } from './embeddings.ts';

/** Answers `PUT /datasets/{name}`: makes an empty dataset, public unless `aclMode` says otherwise. */
export const createDataset: Handler<DatasetServices & WithParams<'name'>> = async (request, context) => {
  const { datasets, copies, identity, params } = context;
  const body = await readOptionalJson(request);
  refuseEmbeddings(body.embeddings);
  const aclMode = body.aclMode === undefined ? 'public' : readAclMode(body.aclMode);
  copies.checkFree(params.name);
  return answerOf(datasets.create({ name: params.name, aclMode, author: identity.id }));
};

/** Answers `PATCH /datasets/{name}`: makes it public or private, at once. */
export const editDataset: Handler<WithParams<'name'>> = async (request, { datasets, params }) => {
  const { aclMode } = await readOptionalJson(request);
  return answerOf(datasets.setAclMode(params.name, readAclMode(aclMode)));
};

/** Answers `DELETE /datasets/{name}`: removes it with its documents, history, assets, comments and hooks. */
export const deleteDataset: Handler<HookServices & WithParams<'name'>> = (
  _request,
  { datasets, hooks, params },
) => {
  datasets.remove(params.name);
  hooks.forgetLost();
  return Response.json({ deleted: true });
};

const answerOf = ({ name, aclMode }: Dataset) =>
  Response.json({ datasetName: name, aclMode, description: null });

function readAclMode(value: unknown): AclMode {
  if (value === 'public' || value === 'private') return value;
  throw new Refusal(
    400,
    `The "aclMode" of a dataset must be "public" or "private", not ${JSON.stringify(value)}. This lake has no custom access.`,
  );
}
