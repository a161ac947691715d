/**
 * The nodes of a parsed query that the planner looks into; every other kind is passed on as it is. (The types
 * that groq-js 2.0.0 names for its tree are missing from its package.)
 */
export type TreeNode =
  | { type: 'Group'; base: TreeNode }
  | { type: 'And'; left: TreeNode; right: TreeNode }
  | { type: 'OpCall'; op: string; left: TreeNode; right: TreeNode }
  | { type: 'FuncCall'; namespace: string; name: string; args: TreeNode[] }
  | { type: 'AccessAttribute'; base?: TreeNode; name: string }
  | { type: 'Value'; value: unknown }
  | { type: 'Array'; elements: { isSplat: boolean; value: TreeNode }[] }
  | { type: 'Filter'; base: TreeNode; expr: TreeNode }
  | { type: 'Everything' }
  | { type: 'Parameter'; name: string };
