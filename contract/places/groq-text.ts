import type { Range } from './groq-keys.ts';
import type { Sources, SourceText } from './sources.ts';
import { type Span, spanOf } from './span.ts';
import { partsOf, type Written } from './written.ts';

/** A piece of a query's text, and where it stands in a file. */
interface Piece {
  text: string;
  source: SourceText;
  start: number;
}

/** The text of a query that is put together from templates, of which every character knows its file. */
export class GroqText {
  readonly text: string;
  readonly #pieces: readonly Piece[];

  /**
   * With `isWithinBraces`, `written` has only the fields of a projection: the text gets the braces, which are written
   * elsewhere.
   */
  constructor(written: Written, sources: Sources, { isWithinBraces = false } = {}) {
    const pieces = [...piecesOf(written, sources, 0)];
    const [first, last] = [pieces[0], pieces.at(-1)];
    this.#pieces =
      isWithinBraces && first && last
        ? [{ ...first, text: '{' }, ...pieces, { ...last, text: '}', start: last.start + last.text.length }]
        : pieces;
    this.text = this.#pieces.map(({ text }) => text).join('');
  }

  /** Where a piece of the text is written; undefined for a text of no characters. */
  spanOf([start, end]: Range): Span | undefined {
    let passed = 0;
    for (const { text, source, start: own } of this.#pieces) {
      if (start < passed + text.length) {
        const from = own + start - passed;
        return spanOf(source, from, Math.min(own + text.length, from + end - start));
      }
      passed += text.length;
    }
    return undefined;
  }
}

function* piecesOf(written: Written, sources: Sources, depth: number): Generator<Piece> {
  const found = textAmong(written, sources);
  // Templates can hold each other in a circle; what is made by code is not followed.
  if (!found || depth > 20) return;
  const { source, node } = found;
  if (node.type === 'Literal') {
    yield { text: source.text.slice(node.start + 1, node.end - 1), source, start: node.start + 1 };
    return;
  }
  const template = node.type === 'TaggedTemplateExpression' ? node.quasi : node;
  if (template.type !== 'TemplateLiteral') return;
  for (const [index, { value, start }] of template.quasis.entries()) {
    // The node begins with the sign before its text: a backtick or a brace.
    yield { text: value.raw, source, start: start + 1 };
    const inner = template.expressions[index];
    if (inner) yield* piecesOf({ source, node: inner }, sources, depth + 1);
  }
}

function textAmong(written: Written, sources: Sources): Written | undefined {
  for (const part of partsOf(written, sources)) {
    const { type } = part.node;
    const isText = type === 'Literal' && 'value' in part.node && typeof part.node.value === 'string';
    if (isText || type === 'TemplateLiteral' || type === 'TaggedTemplateExpression') return part;
  }
  return undefined;
}
