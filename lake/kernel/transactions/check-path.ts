import { type ExprNode, parsePath } from '@sanity/json-match';
import { messageOf } from '../message-of.ts';

/**
 * Throws for a path of a patch that JSONMatch cannot read to its end, or that names nothing. The engine of patches goes as far as it can read,
 * so that `title en` would be `title` to it.
 */
export function checkPath(path: string): void {
  if (namesTextOnly(read(path)))
    throw new Error(
      `The path ${said(path)} names no field: "x" in it is a text. Write the name of a field as 'x', as in ['x'].`,
    );
}

function read(path: string): ExprNode | undefined {
  try {
    return parsePath(path);
  } catch (error) {
    throw new Error(
      `The path ${said(path)} cannot be read: ${messageOf(error)}. Write a field's name with signs as ['x-y'].`,
    );
  }
}

/** Whether a path, or a step of it, is a text and nothing else. */
function namesTextOnly(expression: ExprNode | undefined): boolean {
  for (let node = expression; node; node = node.type === 'Path' ? node.base : undefined) {
    if (node.type === 'String') return true;
    const isText =
      node.type === 'Path' &&
      node.segment.type === 'Subscript' &&
      node.segment.elements.every(({ type }) => type === 'String');
    if (isText) return true;
  }
  return false;
}

const said = (path: string): string => JSON.stringify(path.slice(0, 100));
