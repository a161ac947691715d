import { Refusal } from '../../kernel/refusal.ts';
import type { Change, StoredDocument } from '../../kernel/store/document.ts';
import { evaluatePlan } from '../plans/evaluate-plan.ts';
import { type Plan, planQuery, requireParams } from '../plans/plan.ts';
import { markSearches } from '../plans/text-search.ts';
import { readMark } from '../syntax/address.ts';
import { checkQueryNesting, walkTree } from '../syntax/nesting.ts';
import { parseQuery } from '../syntax/parse-query.ts';
import type { TreeNode } from '../syntax/tree.ts';
import { isQuick } from './quick-filter.ts';

/** The query of a listener. Only its filter counts; projections, orders and slices after it are ignored. */
export interface FilterQuestion {
  query: string;
  params: Record<string, unknown>;
  identity: string;
}

/** Where a filter follows references: to the documents of a dataset that the listener may read. */
export interface FilterPlace {
  projectId: string;
  dataset: string;
  mayRead(id: string): boolean;
  get(id: string): StoredDocument | null | undefined;
}

/** A filter that is ready to be evaluated. */
export interface ListenerFilter {
  /** Whether it takes so little time, whatever the documents hold, that the main thread may evaluate it. */
  isQuick: boolean;
  /**
   * For each change, whether the document met the filter before and after it; throws a 400 for what cannot be
   * evaluated.
   */
  hear(changes: readonly Change[]): { was: boolean; is: boolean }[];
}

/** A change to try a filter with: it meets hardly any filter, and one that cannot be evaluated throws. */
export const probe: Change = {
  id: 'probe',
  before: null,
  after: { _id: 'probe', _type: 'probe', _rev: '', _createdAt: '', _updatedAt: '' },
};

/** Reads a listener's query; throws a 400 for one that does not begin with `*[filter]`. */
export function listenerFilter(question: FilterQuestion, place: FilterPlace): ListenerFilter {
  const { query, params } = question;
  checkQueryNesting(query);
  const { plan, ...read } = walkTree(query, () => {
    const filter = filterIn(parseQuery(query, params));
    if (!filter)
      throw Refusal.ofQuery(
        query,
        0,
        'A listener needs a query that filters documents, such as *[_type == "post"]; this one begins with something else. Write what you listen to as *[…], and ask anything else at /data/query.',
      );
    return { plan: planQuery(filter, []), isQuick: isQuick(filter, params) };
  });
  requireParams(plan, params, query);
  return {
    ...read,
    hear: (changes) =>
      changes.map(({ id, before, after }) =>
        place.mayRead(id)
          ? { was: meets(before, plan, question, place), is: meets(after, plan, question, place) }
          : { was: false, is: false },
      ),
  };
}

function meets(
  document: StoredDocument | null,
  plan: Plan,
  { query, params, identity }: FilterQuestion,
  { projectId, dataset, mayRead, get }: FilterPlace,
): boolean {
  if (!document) return false;
  const documents = markSearches([document], plan.searches, params);
  const found = evaluatePlan(plan, query, {
    dataset: documents,
    params,
    identity,
    sanity: { projectId, dataset },
    dereference({ _ref }: { _ref: string }) {
      // groq-js takes whatever a reference leads to; its type names a single value of its own.
      if (plan.sets.has(_ref)) return documents as never;
      const { id } = readMark(_ref);
      return (mayRead(id) ? get(id) : null) as never; // as above
    },
  });
  return Array.isArray(found) && found.length > 0;
}

function filterIn(tree: TreeNode): TreeNode | undefined {
  for (let node: TreeNode | undefined = tree; node; node = 'base' in node ? node.base : undefined) {
    if (node.type === 'Filter' || node.type === 'Everything') return node;
  }
  return undefined;
}
