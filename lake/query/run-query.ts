import type { LakeOptions } from '../kernel/options.ts';
import type { StoredDocument } from '../kernel/store/document.ts';
import type { AttributeOrder, DocumentSource, Equal } from '../kernel/store/document-source.ts';
import { createView, type View } from './perspective.ts';
import { type Constraint, type Demand, scalarOf, valuesOf } from './plans/constraint.ts';
import { countQuestions } from './plans/count-set.ts';
import { evaluatePlan } from './plans/evaluate-plan.ts';
import { type First, findSet } from './plans/find-set.ts';
import { requireParams } from './plans/plan.ts';
import { PlanCache } from './plans/plan-cache.ts';
import { textSearch } from './plans/text-search.ts';
import type { Top } from './plans/top.ts';
import { QueryTags } from './query-tags.ts';
import { type SourceMap, sourceMapOf } from './source-map/source-map.ts';
import { trace } from './source-map/trace.ts';
import { readMark } from './syntax/address.ts';
import { type OuterValues, readOuterReference, withOuterValues } from './syntax/outer-values.ts';
import type { TreeNode } from './syntax/tree.ts';
import { addressTag, documentTag } from './tags.ts';

/** What is asked: a query, its parameters, and through which perspective it looks. */
export interface Question {
  query: string;
  params: Record<string, unknown>;
  perspective: string;
  identity: string;
  /**
   * Whether the answer says where each of its parts comes from, with items of lists by their keys or by their places.
   */
  sourceMap?: 'by-key' | 'by-place';
}

/** What is answered: the result, and the tags of everything that it depends on. */
export interface Answer {
  result: unknown;
  syncTags: string[];
  sourceMap?: SourceMap;
}

/** The answer to a question put to a store; throws a 400 for a question that has none. */
export type QueryEngine = (question: Question) => Answer;

const maxViews = 50; // a bound, because names of perspectives come from outside

/** Makes the query engine of a store's documents; it caches plans and views between questions. */
export function queryEngine(
  { documents }: { documents: DocumentSource },
  { projectId, dataset }: Pick<LakeOptions, 'projectId' | 'dataset'>,
): QueryEngine {
  const views = new Map<string, View>();
  const plans = new PlanCache(documents.slugs);

  function viewOf(perspective: string): View {
    const view = views.get(perspective) ?? createView(documents, perspective);
    if (!views.has(perspective) && views.size >= maxViews) views.clear();
    views.set(perspective, view);
    return view;
  }

  return ({ query, params, perspective, identity, sourceMap }) => {
    const view = viewOf(perspective);
    const plan = plans.planOf(query, params);
    requireParams(plan, params, query);
    const tags = new QueryTags((id) => view.get(id)?._type);
    const search = textSearch(documents, params);
    const marked = (documents: StoredDocument[]) => search.marked(documents, plan.searches);
    const sets = new Map<string, StoredDocument[]>();
    const counts = new Map<string, number | null>();
    function setAt(reference: string): StoredDocument[] | undefined {
      const { name, values } = readOuterReference(reference);
      const wanted = plan.sets.get(name);
      if (!wanted || sets.has(reference)) return sets.get(reference);
      const demands = wanted.constraints.flatMap(({ field, values }) => demandOf({ field, values }, params));
      tags.addDemands(demands);
      const first = wanted.top && firstIn(wanted.top, values, params);
      const passing = (found: StoredDocument[]) =>
        first ? passingOf(search.among(found, wanted.searches), first.filter) : [];
      const set = marked(findSet(wanted, demands, { view, documents, search, first, passing }));
      sets.set(reference, set);
      return set;
    }
    /** The count that a reference leads to; null when no index knows it, undefined when it leads to something else. */
    function countAt(reference: string): number | null | undefined {
      const known = counts.get(reference);
      if (known !== undefined) return known;
      const { name, values } = readOuterReference(reference);
      const wanted = plan.counts.get(name);
      if (!wanted) return undefined;
      const { constraints, ...planned } = wanted;
      const count = countIn(view, countQuestions(planned, values, params));
      if (count !== null) tags.addDemands(constraints.flatMap((constraint) => demandOf(constraint, params)));
      counts.set(reference, count);
      return count;
    }
    function countIn(
      { layer, over }: Pick<View, 'layer' | 'over'>,
      questions: ReturnType<typeof countQuestions> = [],
    ): number | null {
      const each = questions.map((question) => layer && documents.count?.({ ...question, layer, over }));
      const isKnown = each.length > 0 && each.every((one) => one !== undefined);
      return isKnown ? each.reduce((sum, one) => sum + one, 0) : null;
    }
    /** Those of some documents that a filter finds. */
    function passingOf(documents: StoredDocument[], filter: TreeNode): StoredDocument[] {
      if (documents.length === 0) return [];
      const passed = evaluatePlan({ tree: filter }, query, { ...options, dataset: marked(documents) });
      const ids = new Set(passed as string[]); // as that filter says
      return documents.filter(({ _id }) => ids.has(_id));
    }
    if (plan.needsAll) tags.addDemands([]);

    const options = {
      dataset: plan.needsAll ? marked(view.all()) : [],
      params,
      identity,
      sanity: { projectId, dataset },
      dereference({ _ref }: { _ref: string }) {
        const count = countAt(_ref);
        if (count !== undefined) return count as never; // as below
        const set = setAt(_ref);
        // groq-js takes whatever a reference leads to; its type names a single value of its own.
        if (set) return set as never;
        const { id, isAddress } = readMark(_ref);
        tags.addDocument(id, isAddress ? addressTag : documentTag);
        return view.get(id) as never; // as above
      },
    };
    const answer = { result: evaluatePlan(plan, query, options), syncTags: tags.list() };
    if (!sourceMap) return answer;
    const traced = trace(plan.tree, options);
    return { ...answer, sourceMap: sourceMapOf(traced, answer.result, sourceMap === 'by-key') };
  };
}

/**
 * The part of an order that is wanted at one place of the filter; undefined when a value from around it is not known.
 */
function firstIn(
  { filter: open, bounds, equals, outer, ...order }: Top,
  values: OuterValues,
  params: Record<string, unknown>,
): (First & { filter: TreeNode }) | undefined {
  const filter = withOuterValues(open, outer, values);
  if (!filter) return undefined;
  const ends: Pick<AttributeOrder, 'min' | 'max'> = {};
  for (const { op, value } of bounds) {
    const known = withOuterValues(value, outer, values);
    const end = scalarOf(known, params);
    if (end === undefined) continue;
    // One bound at each end is enough, because all of them stay in the filter.
    if (op !== '<' && op !== '<=') ends.min ??= end;
    if (op !== '>' && op !== '>=') ends.max ??= end;
  }
  const known = equals.flatMap(({ attribute, value: open }): Equal[] => {
    const value = scalarOf(withOuterValues(open, outer, values), params);
    return value === undefined ? [] : [{ attribute, value }];
  });
  return { ...order, ...ends, equals: known, filter };
}

function demandOf(constraint: Constraint, params: Record<string, unknown>): Demand[] {
  const values = valuesOf(constraint, params);
  return values ? [{ field: constraint.field, values }] : [];
}
