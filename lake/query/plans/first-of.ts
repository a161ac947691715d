import type { StoredDocument } from '../../kernel/store/document.ts';
import type { AttributeOrder, DocumentSource } from '../../kernel/store/document-source.ts';
import { inUsualOrder, type View } from '../perspective.ts';

const [minAtOnce, maxAtOnce] = [20, 500]; // documents that are asked at once whether they pass

/**
 * The documents of some types, or of any (undefined), that stand first in an order among those that pass, and perhaps some more: so many of each
 * type as are wanted of all. Only so many are read. Undefined where nobody keeps that order.
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
    /** The stored ids beside which none is looked at. */
    only?: ReadonlySet<string> | undefined;
    passing: (documents: StoredDocument[]) => StoredDocument[];
  },
): StoredDocument[] | undefined {
  const { count } = order;
  // A draft is shown under another id than that by which it stands in order.
  if (order.attribute === '_id' && view.layer === undefined) return undefined;
  const found = new Map<string, StoredDocument>();
  for (const type of types) {
    const groups = documents.inOrder?.(type, order);
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
        if (waiting.length >= maxAtOnce) ask(); // of a large group
      }
      if (waiting.length >= atOnce) ask();
      if (passed.length >= count) break;
    }
    ask();
    for (const document of passed) found.set(document._id, document);
  }
  return inUsualOrder([...found.values()]);
}
