import type { AnyNode } from 'acorn';

/** Whether a value is a node that the parser has made: only nodes have a type. */
export function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
