import { parse } from 'groq-js';
import { releaseDocumentId } from '../../kernel/store/document.ts';
import { mapTree, type TreeNode } from './tree.ts';

const prefix = releaseDocumentId('');
const template: TreeNode = parse(`array::join(string::split($release, "${prefix}"), "")`);

/** The Studio names a release by its document's id (`_.releases.r1`), groq-js by its bare name (`r1`). */
export function bareNameOf(release: TreeNode): TreeNode {
  return mapTree(template, ({ type }) => (type === 'Parameter' ? release : undefined));
}

/** What stands in a tree that `bareNameOf` made. */
export function releaseIn(tree: TreeNode): TreeNode | undefined {
  const split = tree.type === 'FuncCall' ? tree.args[0] : undefined;
  return split?.type === 'FuncCall' ? split.args[0] : undefined;
}

/** The bare name of a release. */
export const bareName = (release: string): string => release.replace(prefix, '');
