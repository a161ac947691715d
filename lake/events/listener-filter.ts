import type { LakeContext } from '../handler.ts';
import { readMark } from '../query/address.ts';
import { evaluatePlan } from '../query/evaluate-plan.ts';
import { parseQuery } from '../query/parse-query.ts';
import { planQuery, requireParams } from '../query/plan.ts';
import { markSearches } from '../query/text-search.ts';
import type { TreeNode } from '../query/tree.ts';
import { Refusal } from '../refusal.ts';
import { isPublic, type StoredDocument } from '../store/document.ts';

/**
 * Whether a document meets the filter of a listener's query, whose projections, order and slices do not count;
 * throws a 400 for a query that is no `*[filter]` or that cannot be evaluated.
 */
export function listenerFilter(
  query: string,
  params: Record<string, unknown>,
  { store, identity, options }: LakeContext,
): (document: StoredDocument | null) => boolean {
  const filter = filterIn(parseQuery(query, params));
  if (!filter) throw Refusal.ofQuery(query, 0, 'A listener needs a query of the form *[filter].');
  const plan = planQuery(filter);
  requireParams(plan, params, query);
  const { projectId, dataset } = options;
  const mayRead = (id: string) => identity.role !== 'anonymous' || isPublic(id);

  return (document) => {
    if (!document) return false;
    const documents = markSearches([document], plan.searches, params);
    const found = evaluatePlan(plan, query, {
      dataset: documents,
      params,
      identity: identity.id,
      sanity: { projectId, dataset },
      dereference({ _ref }: { _ref: string }) {
        if (plan.sets.has(_ref)) return documents as never;
        const { id } = readMark(_ref);
        return (mayRead(id) ? store.get(id) : null) as never;
      },
    });
    return Array.isArray(found) && found.length > 0;
  };
}

function filterIn(tree: TreeNode): TreeNode | undefined {
  for (let node: TreeNode | undefined = tree; node; node = 'base' in node ? node.base : undefined) {
    if (node.type === 'Filter' || node.type === 'Everything') return node;
  }
  return undefined;
}
