import type { StoredDocument } from '../../kernel/store/document.ts';
import type { AttributeOrder, DocumentSource } from '../../kernel/store/document-source.ts';
import { inUsualOrder, type View } from '../perspective.ts';

const [minAtOnce, maxAtOnce] = [20, 500]; // documents of which it is asked at once whether they pass

/**
 * The documents of some types, or of any (undefined), that come first in an order among those that pass, and perhaps
 * some more: up to `count` of each type. Reads only as many as that takes. Undefined where no index keeps that order.
 */
export function firstOf(
  order: AttributeOrder & { count: number },
  {
    types,
    view,
    documents,
    only,
    passing,
  }: {
    types: readonly (string | undefined)[];
    view: View;
    documents: DocumentSource;
    /** The only stored ids that are looked at; all are when it is left out. */
    only?: ReadonlySet<string> | undefined;
    passing: (documents: StoredDocument[]) => StoredDocument[];
  },
): StoredDocument[] | undefined {
  const { count } = order;
  // A draft is shown under another id than the one by which it is stored.
  const over = order.attribute === '_id' ? view.over : undefined;
  const found = new Map<string, StoredDocument>();
  for (const type of types) {
    const groups = documents.inOrder?.(type, { ...order, over });
    if (!groups) return undefined;
    const passed: StoredDocument[] = [];
    let waiting: StoredDocument[] = [];
    const ask = () => {
      passed.push(...passing(waiting));
      waiting = [];
    };
    const atOnce = Math.min(maxAtOnce, Math.max(minAtOnce, count));
    for (const group of groups) {
      for (const id of group) {
        const document = only?.has(id) === false ? undefined : view.shownBy(id);
        if (document) waiting.push(document);
        if (waiting.length >= maxAtOnce) ask(); // a group may be large
      }
      if (waiting.length >= atOnce) ask();
      if (passed.length >= count) break;
    }
    ask();
    for (const document of passed) found.set(document._id, document);
  }
  return inUsualOrder([...found.values()]);
}
