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
 * The first place at which a query that groq-js could not read stops making sense. Undefined where its brackets, values
 * and operators follow each other as they should, so that something else is wrong with it.
 */
export function faultIn(query: string): QueryFault | undefined {
  if (/^\s*fn\s/.test(query)) return undefined; // declares functions, which are written otherwise
  const reading: Reading = { query, open: [], wantsValue: true, before: undefined };
  for (const token of tokensOf(query)) {
    const fault = reading.wantsValue ? readValue(reading, token) : readOperator(reading, token);
    if (fault) return fault;
    reading.before = token;
  }
  return undefined;
}

/** How far a query has been read. */
interface Reading {
  query: string;
  open: { kind: Bracket; start: number }[];
  /** Whether an expression has to begin here. */
  wantsValue: boolean;
  before: Token | undefined;
}

/** Reads a token where an expression has to begin. */
function readValue(reading: Reading, token: Token): QueryFault | undefined {
  const { kind, text, start, end } = token;
  const mayEnd = mayBeEmpty(reading);
  if (closes(reading, token)) {
    if (!mayEnd) return unexpected(token);
    reading.open.pop();
    reading.wantsValue = false;
  } else if (isOpening(token)) {
    reading.open.push({ kind: text === '(' ? 'group' : text === '[' ? 'list' : 'object', start });
  } else if (kind === 'name' || kind === 'value' || atoms.has(text)) {
    reading.wantsValue = false;
  } else if (!prefixes.has(text)) {
    return (mayEnd && missing(reading, token)) || unexpected(token);
  } else if (text === '...') {
    reading.wantsValue = !/^\s*[,}\])]/.test(reading.query.slice(end)); // `{...}`: all fields
  }
  return undefined;
}

/** Reads a token behind an expression. */
function readOperator(reading: Reading, token: Token): QueryFault | undefined {
  const { kind, text } = token;
  if (kind === 'end') return missing(reading, token);
  if (closes(reading, token)) {
    reading.open.pop();
  } else if (text === ',' && isList(reading.open.at(-1))) {
    reading.wantsValue = true;
  } else if (isOpening(token)) {
    return openBehind(reading, token);
  } else if (text === '->' || (kind === 'name' && reading.before?.text === '->')) {
    reading.wantsValue = false;
  } else if (text === '::' || text === ':' || infixes.has(text)) {
    reading.wantsValue = true;
  } else if (!postfixes.has(text)) {
    return missing(reading, token) ?? notAll(token);
  }
  return undefined;
}

/** Opens what belongs to the expression before it: a call, an access, a projection. */
function openBehind(reading: Reading, token: Token): QueryFault | undefined {
  const { text, start } = token;
  const { before } = reading;
  const isCall = text === '(' && before?.kind === 'name' && before.end === start;
  if (text === '(' && !isCall) return missing(reading, token) ?? notAll(token);
  reading.open.push({ kind: isCall ? 'arguments' : text === '[' ? 'access' : 'object', start });
  reading.wantsValue = true;
  return undefined;
}

const isOpening = ({ kind, text }: Token): boolean => kind === 'sign' && '([{'.includes(text);

/** Whether commas separate what stands in a bracket. */
const isList = (inner: { kind: Bracket } | undefined): boolean =>
  inner !== undefined && inner.kind !== 'access';

function closes({ open }: Reading, { kind, text }: Token): boolean {
  const inner = open.at(-1);
  return inner !== undefined && kind === 'sign' && text === closing[inner.kind];
}

/** Whether a bracket may be closed where an expression could begin: `[]`, `count()`, `[1, ]`. */
function mayBeEmpty({ open, before }: Reading): boolean {
  const inner = open.at(-1);
  if (inner === undefined || inner.kind === 'group') return false;
  const isFirst = before?.start === inner.start;
  return isFirst || (before?.text === ',' && inner.kind !== 'access');
}

const unexpected = ({ kind, text, start, end }: Token): QueryFault => ({
  start,
  end,
  description: `unexpected ${kind === 'end' ? 'end-of-file' : `token ${JSON.stringify(text)}`}, expected expression`,
});

/** The fault that the innermost bracket is not closed; undefined where none is open. */
function missing({ open }: Reading, { kind, end }: Token): QueryFault | undefined {
  const inner = open.at(-1);
  return (
    inner && { start: inner.start, end: end + (kind === 'end' ? 1 : 0), description: unclosed[inner.kind] }
  );
}

const notAll = ({ start }: Token): QueryFault => ({
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
