import type {
  AnyNode,
  AssignmentExpression,
  AssignmentProperty,
  BinaryExpression,
  CallExpression,
  Expression,
  LogicalExpression,
  MemberExpression,
  NewExpression,
  Property,
  TemplateLiteral,
} from 'acorn';
import { Parser } from 'acorn';
import { isNode } from './is-node.ts';
import { leaveOutMessages } from './leave-out-messages.ts';

type Part = AnyNode | null | undefined;

/**
 * The code of a function as one line, whatever its formatting, comments, types and bundler: functions that do the same
 * in the same words print alike. Of what a function takes from around it, only the name is printed.
 */
export const printCode = (code: object): string => printTree(code, () => {});

/** The same for a rule of the Studio in code, without the words of its messages, which decide nothing. */
export const printRule = (code: object): string => printTree(code, leaveOutMessages);

function printTree(code: object, change: (tree: AnyNode) => void): string {
  const source = String(code);
  // The code of a method can be read only as a part of an object.
  const forms = [`(${source})`, `({${source}}).it`, `(function ${source})`];
  for (const form of forms) {
    try {
      const tree = Parser.parseExpressionAt(form, 0, { ecmaVersion: 'latest' });
      change(tree);
      return print(tree);
    } catch {
      // The next form may be the one.
    }
  }
  return source.replace(/\s+/g, ' '); // what the language itself brings has no code
}

// How Vite and bundlers name what is imported.
const plainName = (name: string): string => name.replace(/\$\d+$/, '');
const isOfImport = (part: Part): boolean =>
  part?.type === 'Identifier' && /^(__vi_import_\d+__|__vite_ssr_import_\d+__)$/.test(part.name);

const list = (parts: readonly Part[], between = ', '): string => parts.map(print).join(between);
const inner = (part: Part): string => (isPlain(part) ? print(part) : `(${print(part)})`);

const plain = new Set<string>(
  'Identifier Literal MemberExpression CallExpression ArrayExpression ObjectExpression TemplateLiteral ThisExpression ChainExpression'.split(
    ' ',
  ),
);
const operand = (part: Part): string => (part?.type === 'UnaryExpression' ? print(part) : inner(part));
const isPlain = (part: Part): boolean => Boolean(part && plain.has(part.type));

function print(part: Part): string {
  if (!part) return '';
  switch (part.type) {
    case 'Identifier':
      return plainName(part.name);
    case 'Literal':
      return part.regex ? `/${part.regex.pattern}/${part.regex.flags}` : String(JSON.stringify(part.value));
    case 'TemplateLiteral':
      return printTemplate(part);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return print(part.expression);
    case 'MemberExpression':
      return isOfImport(part.object) ? print(part.property) : printMember(part);
    case 'SequenceExpression':
      // `(0, imported.name)(…)` is how a call of an import is bundled.
      return part.expressions.length === 2 && part.expressions[0]?.type === 'Literal'
        ? print(part.expressions[1])
        : `(${list(part.expressions)})`;
    case 'CallExpression':
    case 'NewExpression':
      return printCall(part);
    case 'ArrowFunctionExpression':
      return `${part.async ? 'async ' : ''}(${list(part.params)}) => ${body(part.body)}`;
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return `${part.async ? 'async ' : ''}function${part.generator ? '*' : ''} ${part.id ? print(part.id) : ''}(${list(part.params)}) ${print(part.body)}`;
    case 'BlockStatement':
      return `{ ${list(part.body, ' ')} }`;
    case 'ReturnStatement':
      return `return ${print(part.argument)};`;
    case 'ExpressionStatement':
      return `${print(part.expression)};`;
    case 'IfStatement':
      return `if (${print(part.test)}) ${print(part.consequent)}${part.alternate ? ` else ${print(part.alternate)}` : ''}`;
    case 'VariableDeclaration':
      return `${part.kind} ${list(part.declarations)};`;
    case 'VariableDeclarator':
      return print(part.id) + (part.init ? ` = ${print(part.init)}` : '');
    case 'ConditionalExpression':
      return `${inner(part.test)} ? ${inner(part.consequent)} : ${inner(part.alternate)}`;
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return printOperation(part);
    case 'AssignmentPattern':
      return `${print(part.left)} = ${print(part.right)}`;
    case 'UnaryExpression':
      return `${part.operator}${/\w$/.test(part.operator) ? ' ' : ''}${inner(part.argument)}`;
    case 'AwaitExpression':
      return `await ${inner(part.argument)}`;
    case 'SpreadElement':
    case 'RestElement':
      return `...${inner(part.argument)}`;
    case 'ArrayExpression':
    case 'ArrayPattern':
      return `[${list(part.elements)}]`;
    case 'ObjectExpression':
    case 'ObjectPattern':
      return `{ ${list(part.properties)} }`;
    case 'Property':
      return printProperty(part);
    default:
      return rest(part);
  }
}

function printTemplate({ quasis, expressions }: TemplateLiteral): string {
  const filled = (index: number) => (expressions[index] ? `\${${print(expressions[index])}}` : '');
  return `\`${quasis.map(({ value }, index) => value.raw + filled(index)).join('')}\``;
}

function printMember({ object, property, optional, computed }: MemberExpression): string {
  const dot = optional ? '?.' : computed ? '' : '.';
  return `${inner(object)}${dot}${computed ? `[${print(property)}]` : print(property)}`;
}

function printCall(part: CallExpression | NewExpression): string {
  const callee = part.callee.type === 'SequenceExpression' ? print(part.callee) : inner(part.callee);
  const call = part.type === 'CallExpression' && part.optional ? '?.' : '';
  return `${part.type === 'NewExpression' ? 'new ' : ''}${callee}${call}(${list(part.arguments)})`;
}

function printOperation(part: BinaryExpression | LogicalExpression | AssignmentExpression): string {
  const { left, operator, right } = part;
  const isChain = left.type === 'LogicalExpression' && left.operator === operator;
  return `${isChain ? print(left) : operand(left)} ${operator} ${operand(right)}`;
}

function printProperty(part: Property | AssignmentProperty): string {
  const key = part.computed ? `[${print(part.key)}]` : keyOf(part.key);
  const value = print(part.value);
  const own = part.value.type === 'AssignmentPattern' ? print(part.value.left) : value;
  return own === key ? value : `${key}: ${value}`;
}

/** The body of an arrow function; in parentheses where it is an object, which would be read as a block. */
function body(part: Part): string {
  return part?.type === 'ObjectExpression' || part?.type === 'SequenceExpression'
    ? `(${print(part)})`
    : print(part);
}

function keyOf(key: Expression | AnyNode): string {
  return key.type === 'Literal' && typeof key.value === 'string' && /^[A-Za-z_]\w*$/.test(key.value)
    ? key.value
    : print(key);
}

/** A part of any other sort: its name, and all that it is made of. */
function rest(part: AnyNode): string {
  const made = Object.entries(part)
    .filter(([name]) => !['type', 'start', 'end', 'raw'].includes(name))
    .map(([name, value]) => `${name} ${printAny(value)}`);
  return `${part.type}(${made.join(', ')})`;
}

function printAny(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printAny).join(', ')}]`;
  return isNode(value) ? print(value) : String(JSON.stringify(value));
}
