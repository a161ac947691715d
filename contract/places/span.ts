import type { SourceText } from './sources.ts';

/** A piece of a file, from `from` up to but not including `to`; lines and columns count from 1. */
export interface Span {
  file: string;
  from: Position;
  to: Position;
}

/** A character of a file. */
export interface Position {
  line: number;
  column: number;
}

/** The piece of a file between two places in its text. */
export function spanOf({ file, text }: SourceText, start: number, end: number): Span {
  return { file, from: positionAt(text, start), to: positionAt(text, end) };
}

function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}
