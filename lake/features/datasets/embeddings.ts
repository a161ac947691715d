import type { Handler, WithParams } from '../../kernel/http/handler.ts';
import { readOptionalJson } from '../../kernel/http/read-body.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { requireDataset } from './require-dataset.ts';

/**
 * Answers `GET …/datasets/{name}/settings/embeddings`: they are always off, because they need a model that a lake does
 * not have.
 */
export const embeddings: Handler<WithParams<'name'>> = (_request, { datasets, identity, params }) => {
  requireDataset(datasets.find(params.name), params.name, identity);
  return Response.json({ enabled: false, status: 'disabled' });
};

/**
 * Answers `PUT …/datasets/{name}/settings/embeddings`: takes settings that leave them off, and throws a 400 for others.
 */
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
  // The settings may be anything; only `enabled` of them is read.
  if ((settings as { enabled?: unknown } | undefined)?.enabled !== true) return;
  throw new Refusal(
    400,
    'This lake makes no embeddings: it has no model. Search by words with text::query().',
  );
}
