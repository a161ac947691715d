import { ResolverFactory } from 'rolldown/experimental';
import type { ESTree } from 'rolldown/utils';
import { readSourceFile, type SourceFile } from './source-file.ts';

/** Thrown for an expression that is not known before the code runs; the message says why. */
export class NotConstant extends Error {}

// Deeper than the constants of any project; those that are made of each other, through files, would go on without end.
const maxDepth = 40;

/**
 * The text that an expression stands for, read without running anything: texts, templates, sums, constants of this and
 * other files, and `groq` and `defineQuery` around them. Throws NotConstant, which says which part is none of these.
 */
export function constantText(expression: ESTree.Expression, source: SourceFile, depth = 0): string {
  const textOf = (part: ESTree.Expression) => constantText(part, source, depth + 1);
  if (depth > maxDepth) throw new NotConstant('its parts are made of each other');
  switch (expression.type) {
    case 'Literal':
      return String(expression.value);
    case 'TemplateLiteral':
      return templateText(expression, textOf);
    case 'TaggedTemplateExpression':
      if (isQueryMark(expression.tag)) return templateText(expression.quasi, textOf);
      break;
    case 'CallExpression': {
      const [argument] = expression.arguments;
      if (isQueryMark(expression.callee) && argument && argument.type !== 'SpreadElement')
        return textOf(argument);
      break;
    }
    case 'BinaryExpression':
      if (expression.operator === '+') return textOf(expression.left) + textOf(expression.right);
      break;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return textOf(expression.expression);
    case 'Identifier':
      return namedText(expression.name, source, depth);
    case 'MemberExpression': {
      const property = propertyOf(expression, source);
      if (property) return textOf(property);
      break;
    }
  }
  throw new NotConstant(
    `\`${shortened(source.text.slice(expression.start, expression.end))}\` is not known before the code runs`,
  );
}

/** Whether something marks a query: `groq` or `defineQuery`. */
export function isQueryMark(marked: ESTree.Node): boolean {
  return marked.type === 'Identifier' && (marked.name === 'groq' || marked.name === 'defineQuery');
}

/** The file that an import leads to from another; undefined for a package, and when it leads nowhere. */
export function importedFile(from: string, importer: string): string | undefined {
  const { path } = resolver.resolveFileSync(importer, from);
  return path && !path.includes('node_modules') ? path : undefined;
}

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'], '.jsx': ['.tsx', '.jsx'], '.mjs': ['.mts', '.mjs'] },
  conditionNames: ['import', 'node', 'default'],
  tsconfig: 'auto',
});

function templateText(
  { quasis, expressions }: ESTree.TemplateLiteral,
  textOf: (part: ESTree.Expression) => string,
): string {
  return quasis
    .map(({ value }, index) => {
      const next = expressions[index];
      return (value.cooked ?? value.raw) + (next ? textOf(next) : '');
    })
    .join('');
}

function namedText(name: string, source: SourceFile, depth: number): string {
  const constant = source.constants.get(name);
  if (constant) return constantText(constant, source, depth + 1);
  const imported = source.imports.get(name);
  const file = imported && importedFile(imported.from, source.file);
  if (!imported || !file) throw new NotConstant(`\`${name}\` is no constant of the project`);
  return exportedText(imported.name, file, depth + 1);
}

function exportedText(name: string, file: string, depth: number): string {
  const source = readSourceFile(file);
  const local = source.exported.get(name);
  const constant = local && source.constants.get(local);
  if (constant) return constantText(constant, source, depth);
  throw new NotConstant(`\`${name}\` is no constant of ${file}`);
}

/** What stands at `queries.post` for a constant `queries` that is an object. */
function propertyOf(
  { object, property }: ESTree.MemberExpression,
  { constants }: SourceFile,
): ESTree.Expression | undefined {
  const whole = object.type === 'Identifier' ? constants.get(object.name) : undefined;
  return whole && property.type === 'Identifier' ? valueAt(whole, property.name) : undefined;
}

/** The value of a property of an object that is written out; undefined where there is none. */
export function valueAt(expression: ESTree.Expression, name: string): ESTree.Expression | undefined {
  const whole = withoutTypes(expression);
  const found = (whole.type === 'ObjectExpression' ? whole.properties : []).find(
    (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name,
  );
  return found?.type === 'Property' ? found.value : undefined;
}

/** An expression without the type assertions around it. */
export function withoutTypes(expression: ESTree.Expression): ESTree.Expression {
  const isTyped = expression.type === 'TSAsExpression' || expression.type === 'TSSatisfiesExpression';
  return isTyped ? withoutTypes(expression.expression) : expression;
}

const shortened = (text: string): string =>
  (text.length > 60 ? `${text.slice(0, 57)}…` : text).replace(/\s+/g, ' ');
