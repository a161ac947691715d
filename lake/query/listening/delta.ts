import { evaluate, parse } from 'groq-js';
import { messageOf } from '../../kernel/message-of.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Change, isVersion, type StoredDocument } from '../../kernel/store/document.ts';
import { checkNesting, walkTree } from '../syntax/nesting.ts';

/** What can be done to a document. */
export type Operation = 'create' | 'update' | 'delete';

/** Which changes of documents somebody wants to hear of, and what of them, in GROQ with `before()`, `after()` and `delta::…`. */
export interface DeltaRule {
  on: readonly Operation[];
  /** An expression that is true for a change that is wanted; every one when it is empty. */
  filter: string;
  /** What is told of it, as a projection; the document as it is, or was before it was deleted, when it is empty. */
  projection: string;
  includeDrafts: boolean;
  /** Whether versions in releases are wanted. */
  includeVersions: boolean;
}

/** A change that meets a rule, with what is told of it. */
export interface DeltaMatch {
  id: string;
  operation: Operation;
  payload: unknown;
}

/** Where a rule looks besides the changed document itself. */
export interface DeltaPlace {
  projectId: string;
  dataset: string;
  get(id: string): StoredDocument | null | undefined;
}

/** What was done to a document. */
export const operationOf = ({ before, after }: Pick<Change, 'before' | 'after'>): Operation =>
  !before ? 'create' : after ? 'update' : 'delete';

/** Whether a rule may be for the document of an id at all. */
export function concerns({ includeDrafts, includeVersions }: DeltaRule, id: string): boolean {
  if (id.startsWith('_.')) return false;
  if (id.startsWith('drafts.')) return includeDrafts;
  return includeVersions || !isVersion(id);
}

/** Throws a 400 for a rule that cannot be read. */
export function checkDelta({ filter, projection }: Pick<DeltaRule, 'filter' | 'projection'>): void {
  read(filter || 'true');
  read(projectionText(projection));
}

/** Those of some changes that meet a rule; throws a 400 when it cannot be evaluated. */
export async function matchDelta(
  changes: readonly Change[],
  rule: DeltaRule,
  place: DeltaPlace,
): Promise<DeltaMatch[]> {
  const filter = rule.filter && read(rule.filter);
  const projection = read(projectionText(rule.projection));
  const matches: DeltaMatch[] = [];
  for (const change of changes) {
    const operation = operationOf(change);
    if (!concerns(rule, change.id) || !rule.on.includes(operation)) continue;
    if (filter && (await evaluated(filter, rule.filter, change, place)) !== true) continue;
    const payload = await evaluated(projection, rule.projection, change, place);
    matches.push({ id: change.id, operation, payload });
  }
  return matches;
}

type Tree = ReturnType<typeof parse>;

function projectionText(projection: string): string {
  const text = projection.trim();
  if (text === '') return '@';
  return text.startsWith('{') ? `@${text}` : text;
}

function read(text: string): Tree {
  checkNesting(text);
  return walkTree(text, () => {
    try {
      return parse(text, { mode: 'delta' });
    } catch (error) {
      throw Refusal.ofQuery(text, 0, `The rule cannot be read: ${messageOf(error)}.`);
    }
  });
}

async function evaluated(
  tree: Tree,
  text: string,
  { before, after }: Change,
  { projectId, dataset, get }: DeltaPlace,
): Promise<unknown> {
  try {
    const value = await evaluate(tree, {
      root: after ?? before,
      dataset: [],
      before,
      after,
      sanity: { projectId, dataset },
      // Its type asks for a promise; whatever it is, it is waited for.
      dereference: async ({ _ref }: { _ref: string }) => get(_ref) as never,
    });
    return (await value.get()) ?? null;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw Refusal.ofQuery(text, 0, `The rule cannot be evaluated: ${messageOf(error)}.`);
  }
}
