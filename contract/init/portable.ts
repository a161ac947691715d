import { type ESTree, Visitor } from 'rolldown/utils';
import type { Import, SourceFile } from '../source/source-file.ts';

/** An expression that can be written into another file, with its imports by the names that they have in it. */
export interface Portable {
  code: string;
  imports: ReadonlyMap<string, Import>;
}

/** An expression with the imports that it needs; undefined when it names something else of its file. */
export function portable(expression: ESTree.Node, { text, imports }: SourceFile): Portable | undefined {
  const names = namesIn(expression);
  const needed = names.flatMap((name): [string, Import][] => {
    const found = imports.get(name);
    return found ? [[name, found]] : [];
  });
  if (needed.length < names.length) return undefined;
  return { code: text.slice(expression.start, expression.end), imports: new Map(needed) };
}

/** The names that an expression uses, without those of properties. */
function namesIn(expression: ESTree.Node): string[] {
  const names = new Map<number, string>();
  const properties = new Set<number>();
  new Visitor({
    Identifier: ({ name, start }) => names.set(start, name),
    MemberExpression: ({ computed, property }) => !computed && properties.add(property.start),
    Property: ({ computed, shorthand, key }) => !computed && !shorthand && properties.add(key.start),
  }).visit({ type: 'Program', body: [{ type: 'ExpressionStatement', expression }] } as never); // as if it stood alone
  return [...new Set([...names].flatMap(([start, name]) => (properties.has(start) ? [] : [name])))];
}
