import { parse } from 'groq-js';
import { releaseDocumentId } from '../../kernel/store/document.ts';
import { variantDocumentId } from '../../kernel/store/variant.ts';
import { mapTree, type TreeNode } from './tree.ts';

const name = 'partOfVariant';
const mark = `sanity::${name}`; // the only attribute of what stands for a call
const declaration = `fn sanity::${name}($variant) = $variant{"${mark}": 1};`;

/**
 * A query with a declaration before it, so that groq-js parses `sanity::partOfVariant()`, which it does not have. A
 * declared function may only be a projection. `begin` is the length of the declaration.
 */
export function declared(query: string): { text: string; begin: number } {
  return query.includes(name)
    ? { text: declaration + query, begin: declaration.length }
    : { text: query, begin: 0 };
}

/** The call of `sanity::partOfVariant()` that a node of such a query stands for; undefined for any other node. */
export function callOfVariant(node: TreeNode): TreeNode | undefined {
  if (node.type !== 'Projection' || node.expr.type !== 'Object') return undefined;
  const [attribute] = node.expr.attributes;
  if (attribute?.name !== mark) return undefined;
  return { type: 'FuncCall', namespace: 'sanity', name, args: [node.base] };
}

// `defined("" + $name)` excludes names that are no text: their ids would be null, as are those that documents without a
// release or variant name.
const inVariant = parse(
  `defined("" + $name) && "${variantDocumentId('')}" + $name in [..._system.variants[]._ref, _system.variant._ref]`,
);
const inRelease = parse(`defined("" + $name) && _system.release._ref == "${releaseDocumentId('')}" + $name`);

/** A node that asks whether a document is of the variant of a name. */
export const asksForVariant = (variant: TreeNode): TreeNode => withName(inVariant, variant);

/**
 * A node that asks whether a document says of itself that it is in the release of a name, because the id of a variant
 * does not tell.
 */
export const asksForRelease = (release: TreeNode): TreeNode => withName(inRelease, release);

const withName = (template: TreeNode, value: TreeNode): TreeNode =>
  mapTree(template, ({ type }) => (type === 'Parameter' ? value : undefined));
