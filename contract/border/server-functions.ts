import { parseSync, Visitor } from 'rolldown/utils';
import { parserLanguage } from '../source/parser-language.ts';
import type { ReadModule } from './read-module.ts';

/**
 * The code of a module, with calls that tell React which functions a browser may ask the server to run: all that the
 * module exports when it begins with 'use server', and each function that begins so. `register` is the name of the
 * function to call.
 */
export function withServerFunctions(
  file: string,
  code: string,
  { directive, exports }: Pick<ReadModule, 'directive' | 'exports'>,
  register: string,
): string {
  const id = JSON.stringify(file);
  if (directive === 'use server') {
    const names = localNames(file, code, exports);
    return `${code}\n${names.map(([name, local]) => `${register}(${local}, ${id}, ${JSON.stringify(name)});`).join('\n')}`;
  }
  const inserts: { at: number; text: string }[] = [];
  for (const { start, end, name, isDeclared, from } of functionsOf(file, code)) {
    const own = JSON.stringify(`${name}:${start}`);
    // A declared function is there before its place is reached.
    if (isDeclared) inserts.push({ at: from, text: `${register}(${name}, ${id}, ${own});` });
    else inserts.push({ at: start, text: `${register}(` }, { at: end, text: `, ${id}, ${own})` });
  }
  return inserts
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), code);
}

/** The names that a module exports, each with its local name, without those that it passes on from another module. */
function localNames(file: string, code: string, exports: readonly string[]): [name: string, local: string][] {
  const { module } = parseSync(file, code, { lang: parserLanguage(file) });
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, localName, isType }): [string, string][] => {
      const name = exportName.name ?? 'default';
      return localName.name && !isType && exports.includes(name) ? [[name, localName.name]] : [];
    }),
  );
}

interface ServerFunction {
  start: number;
  end: number;
  name: string;
  isDeclared: boolean;
  /** Where the statement that declares it begins. */
  from: number;
}

function functionsOf(file: string, code: string): ServerFunction[] {
  const found: ServerFunction[] = [];
  const exported = new Map<number, number>();
  const note = (node: FunctionNode) => {
    const [first] = node.body && 'body' in node.body && Array.isArray(node.body.body) ? node.body.body : [];
    if (!first || !('directive' in first) || first.directive !== 'use server') return;
    const { start, end } = node;
    const name = node.id?.name ?? '';
    const isDeclared = node.type === 'FunctionDeclaration' && name !== '';
    found.push({ start, end, name, isDeclared, from: exported.get(start) ?? start });
  };
  new Visitor({
    ExportNamedDeclaration: ({ start, declaration }) => {
      if (declaration) exported.set(declaration.start, start);
    },
    ExportDefaultDeclaration: ({ start, declaration }) => void exported.set(declaration.start, start),
    FunctionDeclaration: note,
    FunctionExpression: note,
    ArrowFunctionExpression: note,
  }).visit(parseSync(file, code, { lang: parserLanguage(file) }).program);
  return found;
}

/** What is asked of any of the three forms in which a function is written. */
interface FunctionNode {
  type: string;
  start: number;
  end: number;
  id?: { name: string } | null;
  body?: object | null;
}
