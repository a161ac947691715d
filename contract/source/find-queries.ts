import { type ESTree, Visitor } from 'rolldown/utils';
import { constantText, isQueryMark, NotConstant, withoutTypes } from './constant-text.ts';
import { lineAt, type SourceFile } from './source-file.ts';

/** A query that is written somewhere in a project. */
export interface FoundQuery {
  file: string;
  line: number;
  /** The constant that it is, or its place in one (`queries.post`); undefined when nothing leads to it alone. */
  name?: string;
  /** The name under which its module exports the constant. */
  exportedAs?: string;
  /** Its text; undefined when it is not known before the code runs, and then `reason` says why. */
  text?: string;
  reason?: string;
  /** The names of the constants that it is made of. */
  parts: readonly string[];
}

/** The queries of a file: what `groq` and `defineQuery` mark, and templates after the comment `groq`. */
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
      if (!init || id.type !== 'Identifier') return;
      if (isQuery(init, source)) add(init, id.name);
      const whole = withoutTypes(init);
      for (const one of whole.type === 'ObjectExpression' ? whole.properties : [])
        if (one.type === 'Property' && one.key.type === 'Identifier' && isQuery(one.value, source))
          add(one.value, `${id.name}.${one.key.name}`);
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

function named(name: string | undefined, source: SourceFile): Pick<FoundQuery, 'name' | 'exportedAs'> {
  const [constant = ''] = name?.split('.') ?? [];
  // A name that is declared several times, or is no constant, does not lead to one query alone.
  if (!source.constants.has(constant)) return {};
  const [exportedAs] = [...source.exported].find(([, local]) => local === constant) ?? [];
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
      for (const one of expressions) {
        if (one.type === 'Identifier') names.push(one.name);
        if (
          one.type === 'MemberExpression' &&
          one.object.type === 'Identifier' &&
          one.property.type === 'Identifier'
        )
          names.push(`${one.object.name}.${one.property.name}`);
      }
    },
  }).visit({ type: 'Program', body: [{ type: 'ExpressionStatement', expression: query }] } as never); // as if it stood alone
  return names;
}
