import { isFields } from '#schemas/fields.ts';
import { type Span, wordsAt } from './occurrences.ts';

/** A child of a block of rich text: a span with its marks, or an inline object. */
export type Child = Record<string, unknown>;

// No editor types this character, so that no match reaches over an inline object.
const objectSign = '\uFFFC';

/** The text of a block, as a reader sees it; an inline object is one character. */
export const textOfBlock = (children: readonly Child[]): string => children.map(textOf).join('');

/** How many pieces of a block a place reaches into. */
export const piecesAt = (children: readonly Child[], place: Span): number =>
  placesOf(children).filter((piece) => cut(piece, place)).length;

/**
 * The children of a block with some places of its text replaced. Each replacement has the marks of the span in which
 * the place begins. A span that becomes empty is removed, unless the line needs it.
 */
export function replacedInBlock(children: readonly Child[], places: readonly Span[], words: string): Child[] {
  const pieces = placesOf(children);
  const after = children.map((child, index) => {
    const piece = pieces[index];
    if (!piece || !isPiece(child)) return child;
    let text = textOf(child);
    for (const place of places.toSorted((a, b) => b.start - a.start)) {
      const part = cut(piece, place);
      if (!part) continue;
      const isFirst = place.start >= piece.start;
      const written = isFirst ? wordsAt(place, words) : '';
      text = text.slice(0, part.start - piece.start) + written + text.slice(part.end - piece.start);
    }
    return { ...child, text };
  });
  return after.filter((child, index) => !isLeftOver(child, children[index], after, index));
}

/** Whether a span has become empty, and another beside it keeps the line. */
function isLeftOver(child: Child, before: Child | undefined, all: readonly Child[], index: number): boolean {
  if (!isPiece(child) || textOf(child) !== '' || !before || textOf(before) === '') return false;
  return [all[index - 1], all[index + 1]].some((other) => other && isPiece(other) && textOf(other) !== '');
}

const isPiece = (child: Child): boolean => isFields(child) && typeof child.text === 'string';

const textOf = (child: Child): string => (typeof child.text === 'string' ? child.text : objectSign);

function placesOf(children: readonly Child[]): Span[] {
  let end = 0;
  return children.map((child) => {
    const start = end;
    end += textOf(child).length;
    return { start, end };
  });
}

/** The part of a child that a place covers; undefined where it covers none. */
function cut(piece: Span, place: Span): Span | undefined {
  const part = { start: Math.max(piece.start, place.start), end: Math.min(piece.end, place.end) };
  return part.start < part.end ? part : undefined;
}
