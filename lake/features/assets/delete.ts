import type { Handler, WithParams } from '../../kernel/http/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { transact } from '../../kernel/transactions/transact.ts';

/**
 * Answers `DELETE /assets/images|files/{dataset}/{id}`: deletes the document of an asset of the type, and with it the
 * file. Throws a 404 when there is no such asset, and a 409 while other documents refer to it.
 */
export const deleteAsset =
  (type: 'sanity.imageAsset' | 'sanity.fileAsset'): Handler<WithParams<'id'>> =>
  (_request, context) => {
    const { id } = context.params;
    if (context.store.get(id)?._type !== type)
      throw new Refusal(
        404,
        `There is no asset "${id}" of the type "${type}" in the dataset "${context.options.dataset}".`,
      );
    transact(context, [{ delete: { id } }]);
    return Response.json({ id, deleted: true });
  };
