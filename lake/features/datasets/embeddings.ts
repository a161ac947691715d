import type { Handler, WithParams } from '../../kernel/http/handler.ts';
import { readOptionalJson } from '../../kernel/http/read-body.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { requireDataset } from './require-dataset.ts';

/** Answers `GET …/datasets/{name}/settings/embeddings`: there are none, as they need a model that a lake does not have. */
export const embeddings: Handler<WithParams<'name'>> = (_request, { datasets, identity, params }) => {
  requireDataset(datasets.find(params.name), params.name, identity);
  return Response.json({ enabled: false, status: 'disabled' });
};

/** Answers `PUT …/datasets/{name}/settings/embeddings`, which may turn off what is off. */
export const editEmbeddings: Handler<WithParams<'name'>> = async (
  request,
  { datasets, identity, params },
) => {
  requireDataset(datasets.find(params.name), params.name, identity);
  refuseEmbeddings(await readOptionalJson(request));
  return Response.json({ enabled: false, status: 'disabled' });
};

/** Throws a 400 for settings that turn embeddings on. */
export function refuseEmbeddings(settings: unknown): void {
  // Whatever it is, its `enabled` is looked at.
  if ((settings as { enabled?: unknown } | undefined)?.enabled !== true) return;
  throw new Refusal(
    400,
    'This lake makes no embeddings: it has no model. Search by words with text::query().',
  );
}
