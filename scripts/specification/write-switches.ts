import { idOf, type Span, spanOf, type TextChange } from './mutant.ts';

/** A text with a change made directly. */
export function changed(text: string, change: TextChange): string {
  const { start, end } = spanOf(change, text);
  return text.slice(0, start) + change.to + text.slice(end);
}

/**
 * A source in which each change has a switch: the change whose name is in `globalThis.mutant` or in the variable MUTANT
 * is on. Throws a sentence when two changes overlap without replacing the very same place.
 */
export function withSwitches(text: string, changes: readonly TextChange[]): string {
  const places: (Span & { changes: TextChange[] })[] = [];
  for (const change of changes) {
    const span = spanOf(change, text);
    const same = places.find(({ start, end }) => start === span.start && end === span.end);
    if (same) same.changes.push(change);
    else places.push({ ...span, changes: [change] });
  }
  places.sort((a, b) => b.start - a.start);
  let before = text.length;
  let written = text;
  for (const { start, end, changes: here } of places) {
    if (end > before)
      throw new Error(
        `${here[0]?.file}: "${text.slice(start, end)}" overlaps with another change. Let both give way at the same words.`,
      );
    written = written.slice(0, start) + switchBetween(text.slice(start, end), here) + written.slice(end);
    before = start;
  }
  return written;
}

function switchBetween(original: string, changes: readonly TextChange[]): string {
  const isStatement = /;\s*$/.test(original);
  const choose = (otherwise: string, change: TextChange) => {
    if (change.as === 'markup') return `{${isOn(change)} ? <>${change.to}</> : <>${otherwise}</>}`;
    if (change.as === 'attribute') return `{${isOn(change)} ? ${change.to} : ${otherwise}}`;
    if (isStatement) return `if (${isOn(change)}) { ${change.to} } else { ${otherwise} }`;
    return `(${isOn(change)} ? (${change.to}) : (${otherwise}))`;
  };
  return changes.reduceRight(choose, original);
}

// A browser has no `process`: there the test sets the global before any script of the page.
const isOn = (change: TextChange) =>
  `(globalThis.mutant ?? globalThis.process?.env?.MUTANT) === '${idOf(change)}'`;
