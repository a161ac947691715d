/** Where a query cannot be read, and why, in the words of Sanity. */
export interface QueryFault {
  start: number;
  end: number;
  description: string;
}

type Bracket = 'group' | 'list' | 'object' | 'arguments' | 'access';

interface Token {
  kind: 'name' | 'value' | 'sign' | 'end';
  text: string;
  start: number;
  /** Where the next token would begin. */
  end: number;
}

const unclosed: Record<Bracket, string> = {
  group: "expected ')' following parenthesized expression",
  list: "expected ']' following array body",
  object: "expected '}' following object body",
  arguments: "expected ')' following function arguments",
  access: "expected ']' following expression",
};
const closing: Record<Bracket, string> = { group: ')', list: ']', object: '}', arguments: ')', access: ']' };

// Comments and spaces; texts; numbers; names and parameters; signs, the long ones first.
const tokenForm =
  /(?:\s|\/\/[^\n]*)+|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(\$?[A-Za-z_][A-Za-z_0-9]*)|(\.\.\.|\.\.|::|->|=>|==|!=|<=|>=|&&|\|\||\*\*|.)/gsy;

const prefixes = new Set(['!', '-', '+', '...']);
const atoms = new Set(['*', '@', '^']);
const infixes = new Set([
  ...[
    '==',
    '!=',
    '<',
    '<=',
    '>',
    '>=',
    '&&',
    '||',
    '+',
    '-',
    '*',
    '/',
    '%',
    '**',
    '..',
    '...',
    '=>',
    '|',
    '.',
  ],
  ...['in', 'match'],
]);
const postfixes = new Set(['asc', 'desc']);

/**
 * The first place at which a query that groq-js could not read stops making sense; undefined where its brackets, values and
 * operators follow each other as they should, so that something else is wrong with it.
 */
export function faultIn(query: string): QueryFault | undefined {
  if (/^\s*fn\s/.test(query)) return undefined; // declares functions, which are written otherwise
  const open: { kind: Bracket; start: number }[] = [];
  let wantsValue = true; // where an expression has to begin
  let before: Token | undefined;
  for (const token of tokensOf(query)) {
    const { kind, text, start, end } = token;
    const inner = open.at(-1);
    const isClosing = inner !== undefined && text === closing[inner.kind] && kind === 'sign';
    const unexpected = {
      start,
      end,
      description: `unexpected ${kind === 'end' ? 'end-of-file' : `token ${JSON.stringify(text)}`}, expected expression`,
    };
    const missing = inner && {
      start: inner.start,
      end: end + (kind === 'end' ? 1 : 0),
      description: unclosed[inner.kind],
    };
    if (wantsValue) {
      const mayEnd = inner && mayBeEmpty(inner, before);
      if (isClosing) {
        if (!mayEnd) return unexpected;
        open.pop();
        wantsValue = false;
      } else if (kind === 'sign' && '([{'.includes(text)) {
        open.push({ kind: text === '(' ? 'group' : text === '[' ? 'list' : 'object', start });
      } else if (kind === 'name' || kind === 'value' || atoms.has(text)) {
        wantsValue = false;
      } else if (!prefixes.has(text)) {
        return mayEnd && missing ? missing : unexpected;
      } else if (text === '...') {
        wantsValue = !/^\s*[,}\])]/.test(query.slice(end)); // `{...}`: all fields
      }
    } else if (kind === 'end') {
      return missing;
    } else if (isClosing) {
      open.pop();
    } else if (text === ',' && inner && inner.kind !== 'access') {
      wantsValue = true;
    } else if (kind === 'sign' && '([{'.includes(text)) {
      const isCall = text === '(' && before?.kind === 'name' && before.end === start;
      if (text === '(' && !isCall) return missing ?? notAll(start);
      open.push({ kind: isCall ? 'arguments' : text === '[' ? 'access' : 'object', start });
      wantsValue = true;
    } else if (text === '->' || (kind === 'name' && before?.text === '->')) {
      wantsValue = false;
    } else if (text === '::' || text === ':' || infixes.has(text)) {
      wantsValue = true;
    } else if (!postfixes.has(text)) {
      return missing ?? notAll(start);
    }
    before = token;
  }
  return undefined;
}

/** Whether a bracket may be closed where an expression could begin: `[]`, `count()`, `[1, ]`. */
function mayBeEmpty({ kind, start }: { kind: Bracket; start: number }, before: Token | undefined): boolean {
  const isFirst = before?.start === start;
  return (isFirst && kind !== 'group') || (before?.text === ',' && kind !== 'group' && kind !== 'access');
}

const notAll = (start: number): QueryFault => ({
  start,
  end: start,
  description: 'unable to parse entire expression',
});

function* tokensOf(query: string): Generator<Token> {
  for (const { 0: text, 1: value, 2: name, 3: sign, index } of query.matchAll(tokenForm)) {
    const kind = value !== undefined ? 'value' : name !== undefined ? 'name' : 'sign';
    if (value ?? name ?? sign) yield { kind, text, start: index, end: index + text.length };
  }
  yield { kind: 'end', text: '', start: query.length, end: query.length };
}
