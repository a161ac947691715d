import { type ESTree, Visitor } from 'rolldown/utils';
import { constantText, isQueryMark, NotConstant } from './constant-text.ts';
import { lineAt, type SourceFile } from './source-file.ts';

/** A query that is written somewhere in a project. */
export interface FoundQuery {
  file: string;
  line: number;
  /** The constant that it is; undefined when it has no name. */
  name?: string;
  /** The name under which its module exports it. */
  exportedAs?: string;
  /** Its text; undefined when it is not known before the code runs, and then `reason` says why. */
  text?: string;
  reason?: string;
  /** The names of the constants that it is made of. */
  parts: readonly string[];
}

/** The queries of a file: what `groq` and `defineQuery` mark, and templates behind the comment `groq`. */
export function findQueries(source: SourceFile): FoundQuery[] {
  const found: FoundQuery[] = [];
  // What is marked within a query is a part of it.
  const marked: ESTree.Expression[] = [];
  const add = (query: ESTree.Expression, name?: string) => {
    if (marked.some(({ start, end }) => start <= query.start && query.end <= end)) return;
    marked.push(query);
    const parts = partsOf(query);
    found.push({
      file: source.file,
      line: lineAt(source.text, query.start),
      ...named(name, source),
      ...textOf(query, source),
      parts,
    });
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier' && isQuery(init, source)) add(init, id.name);
    },
    TaggedTemplateExpression(node) {
      if (isQuery(node, source)) add(node);
    },
    CallExpression(node) {
      if (isQuery(node, source)) add(node);
    },
  }).visit(source.program);
  return found;
}

function isQuery(node: ESTree.Expression, { text }: SourceFile): boolean {
  if (node.type === 'TaggedTemplateExpression') return isQueryMark(node.tag);
  if (node.type === 'CallExpression') return isQueryMark(node.callee);
  if (node.type === 'TSAsExpression')
    return node.expression.type === 'TaggedTemplateExpression' && isQueryMark(node.expression.tag);
  return (
    node.type === 'TemplateLiteral' &&
    /\/\*\s*groq\s*\*\/\s*$/.test(text.slice(Math.max(0, node.start - 40), node.start))
  );
}

function named(name: string | undefined, { exported }: SourceFile): Pick<FoundQuery, 'name' | 'exportedAs'> {
  const [exportedAs] = [...exported].find(([, local]) => local === name) ?? [];
  return { name, exportedAs };
}

function textOf(query: ESTree.Expression, source: SourceFile): Pick<FoundQuery, 'text' | 'reason'> {
  try {
    return { text: constantText(query, source) };
  } catch (error) {
    if (error instanceof NotConstant) return { reason: error.message };
    throw error;
  }
}

/** The names that stand in the template of a query. */
function partsOf(query: ESTree.Expression): string[] {
  const names: string[] = [];
  new Visitor({
    TemplateLiteral({ expressions }) {
      for (const one of expressions) if (one.type === 'Identifier') names.push(one.name);
    },
  }).visit({ type: 'Program', body: [{ type: 'ExpressionStatement', expression: query }] } as never); // as if it stood alone
  return names;
}
