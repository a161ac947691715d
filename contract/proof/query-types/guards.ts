import type { TreeNode } from '@tessera/lake/query/syntax/tree';

/** Any condition, including negations, which the lake's planner does not look into. */
type Condition = TreeNode | { type: 'Not'; base: TreeNode };

/**
 * The expressions that are not null wherever a condition holds: `defined(x)`, `x == "a"`, `x in ["a"]`, `x != null`;
 * and `saidToBeNull(x)` for one that is: `!defined(x)`, `x == null`.
 */
export function guardsOf(condition: Condition): TreeNode[] {
  switch (condition.type) {
    case 'Group':
      return guardsOf(condition.base);
    case 'And':
      return [...guardsOf(condition.left), ...guardsOf(condition.right)];
    case 'Not':
      return guardsOfNot(condition.base);
    case 'FuncCall':
      return condition.name === 'defined' && condition.args[0] ? read(condition.args[0]) : [];
    case 'OpCall':
      return (
        compared(condition, '==', isFilled) ??
        compared(condition, '!=', isNull) ??
        compared(condition, '==', isNull, (tree) => [saidToBeNull(tree)]) ??
        oneOf(condition)
      );
    default:
      return [];
  }
}

/** The same of a condition that does not hold. */
export function guardsOfNot(condition: Condition): TreeNode[] {
  switch (condition.type) {
    case 'Group':
      return guardsOfNot(condition.base);
    case 'Or':
      return [...guardsOfNot(condition.left), ...guardsOfNot(condition.right)];
    case 'Not': {
      // A condition that may itself be null need not hold where its negation does not; `defined` is never null.
      const { base } = condition;
      return base.type === 'FuncCall' && base.name === 'defined' ? guardsOf(base) : [];
    }
    case 'FuncCall':
      return condition.name === 'defined' ? condition.args.map(saidToBeNull) : [];
    case 'OpCall':
      return (
        compared(condition, '==', isNull) ??
        compared(condition, '!=', isNull, (tree) => [saidToBeNull(tree)]) ??
        []
      );
    default:
      return [];
  }
}

/** What stands among the guards for an expression that is always null. No expression of a query looks like it. */
export function saidToBeNull(base: TreeNode): TreeNode {
  return { type: 'SaidToBeNull', base } as never;
}

/** Whether two expressions are written alike, so that they have the same value in the same scope. */
export function isSameTree(a: TreeNode, b: TreeNode): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function compared(
  { op, left, right }: TreeNode & { type: 'OpCall' },
  wanted: string,
  isWanted: (value: unknown) => boolean,
  said = read,
): TreeNode[] | undefined {
  if (op !== wanted) return undefined;
  if (right.type === 'Value' && isWanted(right.value)) return said(left);
  if (left.type === 'Value' && isWanted(left.value)) return said(right);
  return undefined;
}

function oneOf({ op, left, right }: TreeNode & { type: 'OpCall' }): TreeNode[] {
  const values = right.type === 'Array' ? right.elements : [];
  const areFilled = values.every(
    ({ isSplat, value }) => !isSplat && value.type === 'Value' && isFilled(value.value),
  );
  return op === 'in' && right.type === 'Array' && areFilled ? read(left) : [];
}

function isNull(value: unknown): boolean {
  return value === null;
}

function isFilled(value: unknown): boolean {
  return value !== null && typeof value !== 'object';
}

/** An expression that is not null, and those that it is read from: nothing can be read from null. */
function read(tree: TreeNode): TreeNode[] {
  const isStep = tree.type === 'AccessAttribute' || tree.type === 'Deref' || tree.type === 'Group';
  return isStep && tree.base ? [tree, ...read(tree.base)] : [tree];
}
