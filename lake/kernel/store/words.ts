import type { StoredDocument } from './document.ts';
import { currentOf } from './lookup.ts';

const wordForm = /[\p{L}\p{N}]+/gu;

/** Every word of a document, or of any other value, once, in lower case. */
export function wordsIn(value: unknown): Set<string> {
  const words = new Set<string>();
  collect(value, words);
  return words;
}

/**
 * The words of a value in their order, in lower case: a line for each text, with a space before and after every word.
 * The spans of a block of formatted text are one text.
 */
export function wordTextsIn(value: unknown): string {
  const lines: string[] = [];
  const add = (text: string) => lines.push(` ${(text.toLowerCase().match(wordForm) ?? []).join(' ')} `);
  function read(inner: unknown): void {
    if (typeof inner === 'string') return void add(inner);
    if (inner === null || typeof inner !== 'object') return;
    const { children, ...others } = inner as { children?: unknown }; // of which nothing is known
    const spans = Array.isArray(children) ? children.map(spanText) : [undefined];
    if (spans.every((text) => text !== undefined)) add(spans.join(''));
    else read(children);
    for (const field of Object.values(others)) read(field);
  }
  read(value);
  return lines.join('\n');
}

/** The text of a span, however it is marked; undefined for anything else. */
function spanText(child: unknown): string | undefined {
  const { _type, text } = (child ?? {}) as { _type?: unknown; text?: unknown }; // as above
  return _type === 'span' && typeof text === 'string' ? text : undefined;
}

const maxHeadLength = 100; // characters; a longer text is not the name of anything
const names = new Set(['title', 'name', 'heading', 'headline', 'label', 'question']);

/**
 * The words by which people call a document: those of its title and the like, of other short texts that are its own
 * fields, and of its slugs, but none of the lake's fields. The words of a long text, such as a plain body, do not
 * count.
 */
export function headWordsIn(document: StoredDocument): Set<string> {
  const words = new Set<string>();
  for (const [name, field] of Object.entries(document)) {
    if (name.startsWith('_')) continue;
    const isHead = typeof field !== 'string' || names.has(name) || field.length <= maxHeadLength;
    if (isHead) collect(typeof field === 'string' ? field : currentOf(field), words);
  }
  return words;
}

function collect(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') {
    for (const word of value.toLowerCase().match(wordForm) ?? []) words.add(word);
  } else if (value !== null && typeof value === 'object') {
    for (const inner of Object.values(value)) collect(inner, words);
  }
}
