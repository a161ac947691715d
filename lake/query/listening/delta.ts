import { evaluateSync, toJS } from 'groq-js';
import { messageOf } from '../../kernel/message-of.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Change, isVersion, type StoredDocument } from '../../kernel/store/document.ts';
import { guardTree } from '../guards/guard-tree.ts';
import { walkTree } from '../syntax/nesting.ts';
import { parseRule } from '../syntax/parse-rule.ts';
import type { TreeNode } from '../syntax/tree.ts';

/** What can be done to a document. */
export type Operation = 'create' | 'update' | 'delete';

/**
 * Which changes of documents somebody wants to hear of, and what is told of each, in GROQ with `before()`, `after()`
 * and `delta::…`.
 */
export interface DeltaRule {
  on: readonly Operation[];
  /** An expression that is true for changes that are wanted; all are when it is empty. */
  filter: string;
  /**
   * A projection of what is told of a change; when it is empty, the document as it is, or as it was before it was
   * deleted.
   */
  projection: string;
  includeDrafts: boolean;
  /** Whether versions in releases are wanted. */
  includeVersions: boolean;
}

/** A change that meets a rule, with what is told of it. */
export interface DeltaMatch {
  id: string;
  operation: Operation;
  /** As JSON. */
  payload: string;
}

/** Which changes of a transaction a rule looks at. */
export interface DeltaSpan {
  /** The number of the transaction. */
  seq: number;
  /** How many of its changes were looked at before. */
  from: number;
  /** How many more it looks at, at most. */
  most: number;
}

/** The result of looking at some changes of a transaction. */
export interface DeltaPart {
  matches: DeltaMatch[];
  /** How many of its changes have been looked at now. */
  end: number;
}

const maxPartLength = 16_000_000; // characters of all payloads of a part; the last one may exceed it

/** What a rule can read besides the changed document itself. */
export interface DeltaPlace {
  projectId: string;
  dataset: string;
  get(id: string): StoredDocument | null | undefined;
}

/** What was done to a document. */
const operationOf = ({ before, after }: Pick<Change, 'before' | 'after'>): Operation =>
  !before ? 'create' : after ? 'update' : 'delete';

/** Whether a rule wants to hear of the document of an id at all. */
export function concerns({ includeDrafts, includeVersions }: DeltaRule, id: string): boolean {
  if (id.startsWith('_.')) return false;
  if (id.startsWith('drafts.')) return includeDrafts;
  return includeVersions || !isVersion(id);
}

/** Throws a 400 for a rule that cannot be read, or that cannot be evaluated for each kind of change. */
export function checkDelta({ filter, projection }: DeltaRule, place: DeltaPlace): void {
  for (const text of [filter || 'true', projectionText(projection)]) {
    const tree = readRule(text);
    for (const probe of probes) evaluated(tree, text, probe, place);
  }
}

/**
 * Those changes of a transaction that meet a rule, from `from` on. Stops after `maxMs`, or when the payloads are long
 * enough, but looks at one change at least. Throws a 400 when the rule cannot be evaluated.
 */
export function matchDelta(
  changes: readonly Change[],
  rule: DeltaRule,
  place: DeltaPlace,
  { from, most, maxMs }: Omit<DeltaSpan, 'seq'> & { maxMs: number },
): DeltaPart {
  const filter = rule.filter && readRule(rule.filter);
  const projection = readRule(projectionText(rule.projection));
  const begun = performance.now();
  const part: DeltaPart = { matches: [], end: from };
  let length = 0;
  for (const change of changes.slice(from, from + most)) {
    part.end++;
    const operation = operationOf(change);
    if (!concerns(rule, change.id) || !rule.on.includes(operation)) continue;
    if (!filter || evaluated(filter, rule.filter, change, place) === true) {
      // JSON already here: what is no plain data, such as a time, would not leave the thread as what JSON makes of it.
      const payload = JSON.stringify(evaluated(projection, rule.projection, change, place));
      part.matches.push({ id: change.id, operation, payload });
      length += payload.length;
    }
    if (length > maxPartLength || performance.now() - begun > maxMs) break;
  }
  return part;
}

const probed: StoredDocument = { _id: 'probe', _type: 'probe', _rev: '', _createdAt: '', _updatedAt: '' };
const probes = [
  { before: null, after: probed },
  { before: probed, after: probed },
  { before: probed, after: null },
];

function projectionText(projection: string): string {
  const text = projection.trim();
  if (text === '') return '@';
  return text.startsWith('{') ? `@${text}` : text;
}

const readRule = (text: string): TreeNode => walkTree(text, () => guardTree(parseRule(text)));

function evaluated(
  tree: TreeNode,
  text: string,
  { before, after }: Pick<Change, 'before' | 'after'>,
  { projectId, dataset, get }: DeltaPlace,
): unknown {
  const options = {
    root: after ?? before,
    dataset: [],
    before,
    after,
    sanity: { projectId, dataset },
    // groq-js takes whatever a reference leads to; its type names a single value of its own.
    dereference: ({ _ref }: { _ref: string }) => get(_ref) as never,
  };
  try {
    // groq-js takes its own tree, whose type it does not export.
    return toJS(evaluateSync(tree as never, options)) ?? null;
  } catch (error) {
    throw Refusal.ofQuery(text, 0, `The rule cannot be evaluated: ${messageOf(error)}.`);
  }
}
