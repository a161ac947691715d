import { GroqSyntaxError, parse } from 'groq-js';
import { Refusal } from '../refusal.ts';
import { type Constraint, constraintsOf } from './constraint.ts';
import type { TreeNode } from './tree.ts';

/** A query that is ready to be evaluated: its tree, in which each narrowed `*` is a parameter. */
export interface Plan {
  tree: TreeNode;
  /** The parameters and the constraints by which their documents are found. */
  sets: Map<string, Constraint[]>;
  /** Whether some `*` has no constraint and needs every document. */
  needsAll: boolean;
}

/** Parses a query with its parameters and plans it; throws a 400 that places the fault. */
export function planQuery(query: string, params: Record<string, unknown>): Plan {
  const plan: Plan = { tree: read(query, params), sets: new Map(), needsAll: false };
  plan.tree = narrow(plan.tree, plan) as TreeNode;
  return plan;
}

function read(query: string, params: Record<string, unknown>): TreeNode {
  try {
    return parse(query, { params });
  } catch (error) {
    if (error instanceof GroqSyntaxError) throw Refusal.ofQuery(query, error.position, reason(error));
    throw Refusal.ofQuery(query, 0, (error as Error).message);
  }
}

const reason = (error: GroqSyntaxError): string =>
  error.message.replace(/^.*?at position \d+:?\s*/, '') || 'This query cannot be read.';

/** Replaces the base of each filter over everything by a parameter; the filter itself stays, so results do too. */
function narrow(node: unknown, plan: Plan): unknown {
  if (Array.isArray(node)) return node.map((item) => narrow(item, plan));
  if (node === null || typeof node !== 'object') return node;
  const fields = node as Record<string, unknown> & { type?: string };
  if (fields.type === 'Value') return node;
  if (fields.type === 'Everything') {
    plan.needsAll = true;
    return node;
  }
  if (fields.type === 'FuncCall' && Array.isArray(fields.args)) return adapt(fields, plan);
  const base = fields.base as { type: string; base?: unknown } | undefined;
  if (fields.type === 'Projection' && base?.type === 'Deref' && isAddress(fields.expr)) {
    return { ...fields, base: markAddress(narrow(base.base, plan)) };
  }
  if (fields.type === 'Filter' && (fields.base as { type: string }).type === 'Everything') {
    const constraints = constraintsOf(fields.expr as TreeNode);
    if (constraints.length > 0) {
      const name = `__set${plan.sets.size}`;
      plan.sets.set(name, constraints);
      return { ...fields, base: { type: 'Parameter', name }, expr: narrow(fields.expr, plan) };
    }
  }
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, narrow(value, plan)]));
}

/** Marks the reference of a dereference that reads nothing but the address of its target. */
export const addressMark = 'address of ';

const addressFields = ['_type', '_id', 'path', 'slug'];

/** Whether a projection asks a document for nothing but fields of its address. */
function isAddress(expr: unknown): boolean {
  const object = expr as { type: string; attributes?: { type: string; value?: unknown }[] };
  return (
    object.type === 'Object' &&
    object.attributes?.every(
      ({ type, value }) => type === 'ObjectAttributeValue' && addressFields.includes(rootOf(value)),
    ) === true
  );
}

function rootOf(node: unknown): string {
  const access = node as { type?: string; base?: unknown; name?: string };
  if (access?.type !== 'AccessAttribute') return '';
  return access.base ? rootOf(access.base) : (access.name ?? '');
}

/** `x->` becomes `x{"_ref": mark + _ref}->`, so that whoever looks the document up knows what for. */
function markAddress(base: unknown): unknown {
  const value = {
    type: 'OpCall',
    op: '+',
    left: { type: 'Value', value: addressMark },
    right: { type: 'AccessAttribute', name: '_ref' },
  };
  const expr = { type: 'Object', attributes: [{ type: 'ObjectAttributeValue', name: '_ref', value }] };
  return { type: 'Deref', base: { type: 'Projection', base, expr } };
}

/** The Studio names releases by their document's id, groq-js by their bare name. */
function adapt(call: Record<string, unknown>, plan: Plan): unknown {
  const args = (call.args as unknown[]).map((arg) => narrow(arg, plan));
  if (call.name !== 'partOfRelease') return { ...call, args };
  const bare = args.map((arg) => {
    const value = arg as { type: string; value?: unknown };
    const isId = value.type === 'Value' && typeof value.value === 'string';
    return isId ? { ...value, value: (value.value as string).replace(/^_\.releases\./, '') } : arg;
  });
  return { ...call, args: bare };
}
