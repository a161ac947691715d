import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A change of a source that takes away what a statement says. */
export interface TextChange {
  file: string;
  /**
   * Words that are in the file exactly once. What is between « and » in them is replaced, or all of them when there are
   * no such marks.
   */
  from: string;
  /** The replacement: an expression for an expression, statements for statements. */
  to: string;
  /** What both are in JSX when they are no expressions: what is between tags, or the text of an attribute. */
  as?: 'markup' | 'attribute';
  /** Set when the HTML of pages stays the same, so that the site need not be started anew for the change. */
  in?: 'browser';
}

/** The same for what only style sheets say: a sheet that every page gets beside its own. */
export interface AddedStyle {
  style: string;
}

/** One mutant. */
export type Mutant = TextChange | AddedStyle;

/** The changes of each statement of docs/specification.md; the test of its row must notice each of them. */
export type Mutants = Readonly<Record<string, readonly Mutant[]>>;

/** Whether a change adds a style sheet. */
export const isStyle = (change: Mutant): change is AddedStyle => 'style' in change;

/** The part of a text that is replaced. */
export interface Span {
  start: number;
  end: number;
}

/** The part of the file's text that is replaced; throws a sentence when the words are not there exactly once. */
export function spanOf({ file, from }: TextChange, text: string): Span {
  const words = from.replace(/[«»]/g, '');
  const at = text.indexOf(words);
  const times = at < 0 ? 'not there' : text.indexOf(words, at + 1) < 0 ? 'once' : 'there more than once';
  if (times !== 'once')
    throw new Error(`${file}: "${words}" is ${times}, and must be exactly once. Name what stands there now.`);
  const [before = '', inner] = from.split(/[«»]/);
  return inner === undefined
    ? { start: at, end: at + words.length }
    : { start: at + before.length, end: at + before.length + inner.length };
}

/** Why a change cannot be made, as a sentence; undefined when it can. */
export function mutantFault(change: Mutant): string | undefined {
  if (isStyle(change)) return undefined;
  try {
    spanOf(change, readFileSync(change.file, 'utf8'));
    return undefined;
  } catch (error) {
    return (error as Error).message; // what `spanOf` and the file system throw is one
  }
}

/** The name by which a running product is told which change is on. */
export function idOf({ file, from, to }: TextChange): string {
  return createHash('sha256').update([file, from, to].join('\0')).digest('hex').slice(0, 12);
}

/** A description of a change in one line. */
export function describeMutant(change: Mutant): string {
  const text = isStyle(change)
    ? `style: ${change.style}`
    : `${change.file}: ${change.from} → ${change.to || 'nothing'}`;
  return text.replace(/\s+/g, ' ');
}
