import { evaluate } from 'groq-js';
import type { LakeOptions } from '../options.ts';
import type { StoredDocument } from '../store/document.ts';
import type { Store } from '../store/store.ts';
import type { Constraint } from './constraint.ts';
import { createView, layersOf, type View } from './perspective.ts';
import { addressMark, type Plan, planQuery } from './plan.ts';
import { addressTag, documentTag, limitTags, tagsOfConstraints } from './tags.ts';

/** What is asked: a query, its parameters, and through which perspective it looks. */
export interface Question {
  query: string;
  params: Record<string, unknown>;
  perspective: string;
  identity: string;
}

/** What is answered: the result and the tags of all that it depends on. */
export interface Answer {
  result: unknown;
  syncTags: string[];
}

const mostPlans = 300;

/** Makes the query engine of a store; plans and perspectives are kept between questions. */
export function queryEngine(store: Store, options: Pick<LakeOptions, 'projectId' | 'dataset'>) {
  const views = new Map<string, View>();
  const plans = new Map<string, Plan>();

  function viewOf(perspective: string): View {
    const known = views.get(perspective);
    if (known) return known;
    const view = createView(store.documents, layersOf(perspective));
    if (views.size > 50) views.clear(); // names of perspectives come from outside
    views.set(perspective, view);
    return view;
  }

  function planOf(query: string, params: Record<string, unknown>): Plan {
    const key = `${query}\0${JSON.stringify(params)}`;
    const plan = plans.get(key) ?? planQuery(query, params);
    plans.delete(key);
    plans.set(key, plan); // the least recently used is now the first
    if (plans.size > mostPlans) plans.delete(plans.keys().next().value ?? '');
    return plan;
  }

  return async function run({ query, params, perspective, identity }: Question): Promise<Answer> {
    const view = viewOf(perspective);
    const plan = planOf(query, params);
    const tags = new Set<string>();
    const sets = Object.fromEntries(
      [...plan.sets].map(([name, constraints]) => {
        for (const tag of tagsOfConstraints(constraints)) tags.add(tag);
        return [name, candidates(constraints, view, store)];
      }),
    );
    if (plan.needsAll) for (const tag of tagsOfConstraints([])) tags.add(tag);

    const value = await evaluate(plan.tree, {
      dataset: plan.needsAll ? view.all() : [],
      params: { ...params, ...sets },
      identity,
      sanity: { projectId: options.projectId, dataset: options.dataset },
      dereference: ({ _ref }: { _ref: string }) => {
        const isAddress = _ref.startsWith(addressMark);
        const id = isAddress ? _ref.slice(addressMark.length) : _ref;
        tags.add(isAddress ? addressTag(id) : documentTag(id));
        return view.get(id) as never;
      },
    });
    return { result: await value.get(), syncTags: limitTags(tags, (id) => view.get(id)?._type) };
  };
}

/** The answer to a question put to a store. */
export type QueryEngine = ReturnType<typeof queryEngine>;

function candidates(constraints: Constraint[], view: View, store: Store): StoredDocument[] {
  const [narrowest] = constraints;
  if (!narrowest) return view.all();
  const { documents } = store;
  const { field, values } = narrowest;
  if (field === '_type')
    return values.length === 1 ? view.ofType(values[0] ?? '') : values.flatMap((type) => view.ofType(type));
  if (field === '_id') return [...new Set(values)].flatMap((id) => view.get(id) ?? []);
  const index = {
    path: documents.byPath,
    slug: documents.bySlug,
    from: documents.byFrom,
    reference: documents.byReference,
  }[field];
  return view.resolve(new Set(values.flatMap((value) => [...index.get(value)])));
}
