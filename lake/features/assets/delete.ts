import type { Handler, WithParams } from '../../kernel/http/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { transact } from '../../kernel/transactions/transact.ts';

/**
 * Answers `DELETE /assets/images|files/{dataset}/{id}`: deletes the asset's document, and with it the file. Throws a
 * 404 when there is no such asset, and a 409 while other documents refer to it.
 */
export const deleteAsset: Handler<WithParams<'id'>> = (_request, context) => {
  const { id } = context.params;
  const type = context.store.get(id)?._type;
  if (type !== 'sanity.imageAsset' && type !== 'sanity.fileAsset')
    throw new Refusal(404, `There is no asset "${id}" in the dataset "${context.options.dataset}".`);
  transact(context, [{ delete: { id } }]);
  return Response.json({ id, deleted: true });
};
