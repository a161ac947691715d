import type { ESTree } from 'rolldown/utils';
import type { Sources, SourceText } from './sources.ts';

/** A piece of code where it is written. */
export interface Written {
  source: SourceText;
  node: ESTree.Node;
}

type Statement = SourceText['program']['body'][number];

/** What a name stands for in a file: the value it is declared with there, or where it is imported from. */
export function declared(
  { source }: Pick<Written, 'source'>,
  name: string,
  sources: Sources,
): Written | undefined {
  for (const statement of source.program.body) {
    const node = declaredBy(statement, name);
    if (node) return { source, node };
    const there = takenBy(statement, name);
    if (there) return elsewhere(source, there.file, there.name, sources);
  }
  return undefined;
}

/** What a statement of a file declares a name as: a value, a function, or the default export. */
function declaredBy(statement: Statement, name: string): ESTree.Node | undefined {
  if (statement.type === 'ExportDefaultDeclaration')
    return name === 'default' ? statement.declaration : undefined;
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'FunctionDeclaration')
    return declaration.id?.name === name ? declaration : undefined;
  if (declaration?.type !== 'VariableDeclaration') return undefined;
  const found = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
  return found?.init ?? undefined;
}

/** Where a statement takes a name from, and the name there: another file, or this one when `file` is undefined. */
function takenBy(statement: Statement, name: string): { file: string | undefined; name: string } | undefined {
  if (statement.type === 'ExportNamedDeclaration') {
    const found = statement.specifiers.find(({ exported }) => nameOf(exported) === name);
    return found && { file: statement.source?.value, name: nameOf(found.local) };
  }
  if (statement.type !== 'ImportDeclaration') return undefined;
  const found = statement.specifiers.find(({ local }) => local.name === name);
  if (!found) return undefined;
  const other = found.type === 'ImportSpecifier' ? nameOf(found.imported) : 'default';
  return { file: statement.source.value, name: other };
}

function elsewhere(
  source: SourceText,
  file: string | undefined,
  name: string,
  sources: Sources,
): Written | undefined {
  const other = file === undefined ? source : sources.importedBy(source.file, file);
  return other && declared({ source: other }, name, sources);
}

function nameOf(node: { type: string; name?: string; value?: string }): string {
  return node.name ?? node.value ?? '';
}

/**
 * The pieces of code that a value is made of, from the outside in: what a name stands for, what a function is given and
 * answers, the members of a list. The properties of an object are not looked into, but what is spread into it is.
 */
export function* partsOf(
  written: Written,
  sources: Sources,
  seen = new Set<ESTree.Node>(),
): Generator<Written> {
  const { source, node } = written;
  // Names can lead in a circle.
  if (seen.has(node)) return;
  seen.add(node);
  yield written;
  for (const inner of partsWithin(written, sources, seen)) yield* partsOf(inner, sources, seen);
  if (node.type === 'ObjectExpression')
    for (const property of node.properties)
      if (property.type === 'SpreadElement')
        yield* partsOf({ source, node: property.argument }, sources, seen);
}

function partsWithin(written: Written, sources: Sources, seen: Set<ESTree.Node>): Written[] {
  const { source, node } = written;
  switch (node.type) {
    case 'Identifier': {
      const found = declared(written, node.name, sources);
      return found ? [found] : [];
    }
    case 'MemberExpression': {
      const name = node.property.type === 'Identifier' && !node.computed ? node.property.name : undefined;
      const [found] = name ? keysIn({ source, node: node.object }, name, sources, seen) : [];
      return found ? [found.value] : [];
    }
    default:
      return nodesWithin(node).map((inner) => ({ source, node: inner }));
  }
}

function nodesWithin(node: ESTree.Node): ESTree.Node[] {
  switch (node.type) {
    case 'CallExpression': {
      const [callee, given] = [calleeParts(node.callee), node.arguments.map(argumentOf)];
      // A function's arguments come before what it adds to them; what a method is called on comes before its arguments.
      return node.callee.type === 'Identifier' ? [...given, ...callee] : [...callee, ...given];
    }
    case 'ArrayExpression':
      return node.elements.flatMap((element) => (element ? [argumentOf(element)] : []));
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return node.body ? answersOf(node.body) : [];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return [node.expression];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate];
    default:
      return [];
  }
}

/**
 * What a method is called on, such as `z.string()` in `z.string().nullable()`; of a function of the project, its name.
 */
function calleeParts(callee: ESTree.Expression): ESTree.Node[] {
  if (callee.type === 'MemberExpression')
    return callee.object.type === 'Identifier' && callee.object.name === 'z' ? [] : [callee.object];
  return callee.type === 'Identifier' ? [callee] : [];
}

function answersOf(body: ESTree.Node): ESTree.Node[] {
  if (body.type !== 'BlockStatement') return [body];
  return body.body.flatMap((statement) =>
    statement.type === 'ReturnStatement' && statement.argument ? [statement.argument] : [],
  );
}

function argumentOf(node: ESTree.Argument): ESTree.Node {
  return node.type === 'SpreadElement' ? node.argument : node;
}

/** A key of an object as it is written, and its value. */
export interface WrittenKey {
  key: Written;
  value: Written;
}

/**
 * Each place where a key is written in the objects that a value is made of; when one object has it twice, the last
 * counts.
 */
export function* keysIn(
  written: Written,
  name: string,
  sources: Sources,
  seen?: Set<ESTree.Node>,
): Generator<WrittenKey> {
  for (const { source, node } of partsOf(written, sources, seen)) {
    if (node.type !== 'ObjectExpression') continue;
    const found = node.properties.findLast(
      (property): property is ESTree.ObjectProperty =>
        property.type === 'Property' && isNamed(property, name),
    );
    if (found) yield { key: { source, node: found.key }, value: { source, node: found.value } };
  }
}

/** The first place where a key is written, as `keysIn` finds it. */
export function keyIn(written: Written, name: string, sources: Sources): WrittenKey | undefined {
  const [first] = keysIn(written, name, sources);
  return first;
}

function isNamed({ key }: ESTree.ObjectProperty, name: string): boolean {
  if (key.type === 'Identifier') return key.name === name;
  return key.type === 'Literal' && key.value === name;
}

/** Every object that is written among the pieces of which a value is made. */
export function* writtenObjectsIn(written: Written, sources: Sources): Generator<Written> {
  for (const part of partsOf(written, sources)) if (part.node.type === 'ObjectExpression') yield part;
}

/** The text of a value that is written as a plain text; undefined for any other value. */
export function textIn(written: Written | undefined): string | undefined {
  return written?.node.type === 'Literal' && typeof written.node.value === 'string'
    ? written.node.value
    : undefined;
}
