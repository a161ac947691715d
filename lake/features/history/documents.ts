import type { Handler, WithParams } from '../../kernel/http/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { publishedId, type StoredDocument } from '../../kernel/store/document.ts';
import { documentAt, documentAtTime, lastRevision } from '../../kernel/store/log.ts';

/**
 * Answers `/data/history/…/documents`: documents as they were after a transaction (`revision`) or at a `time`, or as
 * they were last, even before they were deleted (`lastRevision`). What was not there is left out.
 */
export const documents: Handler<WithParams<'ids'>> = (_request, { params, url, store }) => {
  const { searchParams } = url;
  const named = ['revision', 'time', 'lastRevision'].filter((name) => searchParams.get(name));
  if (named.length > 1) throw new Refusal(400, `Only one of ${named.join(' and ')} can be asked for.`);
  const revision = searchParams.get('revision');
  const time = searchParams.get('time');

  let read = (id: string) => store.get(id);
  if (revision) {
    const seq = store.seqOf(revision) ?? -1;
    read = (id) => documentAt(store, id, seq) ?? publishedAt(id, seq);
  } else if (time) {
    const at = new Date(time);
    if (Number.isNaN(at.getTime()))
      throw new Refusal(400, `"${time}" is not a time such as 2030-01-31T09:00:00Z.`);
    read = (id) => documentAtTime(store, id, at.toISOString());
  } else if (searchParams.get('lastRevision') === 'true') read = (id) => lastRevision(store, id);

  const ids = params.ids.split(',');
  return Response.json({ documents: ids.flatMap((id) => read(id) ?? []) });

  /**
   * The published document at a revision that only it had. The history of a draft also lists what was written to the
   * published document alone, as imports do, and the Studio asks for such a revision by the draft's id.
   */
  function publishedAt(id: string, seq: number): StoredDocument | null {
    const published = publishedId(id);
    const document = ids.includes(published) ? null : documentAt(store, published, seq);
    return document?._rev === revision ? document : null;
  }
};
