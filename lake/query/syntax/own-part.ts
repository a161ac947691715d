import type { TreeNode } from './tree.ts';

/**
 * Whether a node is a place in the document itself (`title`, `path.current`), or the same place in each item of a list
 * (`body[].text`): nothing is looked up, made or left out for it.
 */
export function isOwnPart(node: TreeNode): boolean {
  switch (node.type) {
    case 'This':
      return true;
    case 'AccessAttribute':
      return !node.base || isOwnPart(node.base);
    case 'Group':
    case 'AccessElement':
    case 'ArrayCoerce':
      return isOwnPart(node.base);
    case 'Map':
    case 'FlatMap':
      return isOwnPart(node.base) && isOwnPart(node.expr);
    default:
      return false;
  }
}
