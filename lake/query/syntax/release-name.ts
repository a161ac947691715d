import { parse } from 'groq-js';
import { releaseDocumentId } from '../../kernel/store/document.ts';
import { mapTree, type TreeNode } from './tree.ts';

const prefix = releaseDocumentId('');
const template: TreeNode = parse(`array::join(string::split($release, "${prefix}"), "")`);

/**
 * A node for the bare name of a release (`r1`), by which groq-js knows it; the Studio names it by its document's id
 * (`_.releases.r1`).
 */
export function bareNameOf(release: TreeNode): TreeNode {
  return mapTree(template, ({ type }) => (type === 'Parameter' ? release : undefined));
}

/** The node of which `bareNameOf` made a tree; undefined for any other tree. */
export function releaseIn(tree: TreeNode): TreeNode | undefined {
  const split = tree.type === 'FuncCall' ? tree.args[0] : undefined;
  return split?.type === 'FuncCall' ? split.args[0] : undefined;
}

/** The bare name of a release. */
export const bareName = (release: string): string => release.replace(prefix, '');
