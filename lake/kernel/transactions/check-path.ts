import { type ExprNode, parsePath } from '@sanity/json-match';
import { messageOf } from '../message-of.ts';
import { checkName } from './check-names.ts';

/**
 * Throws for a path of a patch that JSONMatch cannot read to its end, that names nothing, or that names a field the
 * lake cannot keep. The engine of patches reads only as far as it can, and would take `title en` for `title`.
 */
export function checkPath(path: string): void {
  const expression = read(path);
  if (namesTextOnly(expression))
    throw new Error(
      `The path ${said(path)} names no field: "x" in it is a text. Write the name of a field as 'x', as in ['x'].`,
    );
  for (const name of namesIn(expression)) checkName(name);
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

/** Whether a path, or a step of it, is nothing but a text. */
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

/** All names of fields in a path, those between brackets too. */
function* namesIn(expression: ExprNode | undefined): Generator<string> {
  // A long path is one node within another, too deep for recursion.
  const open: unknown[] = [expression];
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node !== 'object' || node === null) continue;
    if ('type' in node && node.type === 'Identifier' && 'name' in node) yield String(node.name);
    else open.push(...Object.values(node));
  }
}

const said = (path: string): string => JSON.stringify(path.slice(0, 100));
