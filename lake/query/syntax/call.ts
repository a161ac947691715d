import type { TreeNode } from './tree.ts';

/** A node that calls a function of the lake, which its list holds. */
export type Call = { type: 'OpCall'; op: string; left: { type: 'Value'; value: object }; right: TreeNode };

/**
 * A node that calls a function of the lake with the values of other nodes. groq-js has no place for such functions, but
 * it adds two lists by calling the `concat` of the first with the second.
 */
export function call(work: (...values: unknown[]) => unknown, args: TreeNode[]): Call {
  const list = Object.assign([], { concat: (values: unknown[]) => work(...values) });
  return {
    type: 'OpCall',
    op: '+',
    left: { type: 'Value', value: list },
    right: { type: 'Array', elements: args.map((value) => ({ isSplat: false, value })) },
  };
}
