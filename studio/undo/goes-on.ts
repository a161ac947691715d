import { dequal } from 'dequal/lite';
import { fieldIn } from '#schemas/fields.ts';
import { isOfText } from './describe-step.ts';
import type { Edit, OrderPart, Part, Place, ValuePart } from './step.ts';

const pauseMs = 1000; // after such a pause, typing is a new step

/**
 * Whether an edit continues the one before: more is typed into the same text, without a pause, without beginning a new
 * word, and not after a deletion. The first letter of a paragraph, or after a mark was chosen, brings with it the span
 * into which the next ones are typed.
 */
export function goesOn(
  before: Pick<Edit, 'what' | 'atMs'>,
  partsBefore: readonly Part[],
  edit: Pick<Edit, 'what' | 'atMs'>,
  parts: readonly Part[],
): boolean {
  if (before.what !== edit.what || edit.atMs - before.atMs > pauseMs) return false;
  const [typed, further] = [onlyText(partsBefore), onlyText(parts)];
  if (!further || beginsWord(textOf(further.before), textOf(further.after))) return false;
  if (!typed) return hasBrought(partsBefore, further.at);
  return isWithin(further.at, typed.at) && (!isDeletion(typed) || isDeletion(further));
}

/**
 * Whether typing has brought a piece of rich text that contains a place. Pieces that come of marking words or of a new
 * line do not count.
 */
function hasBrought(parts: readonly Part[], place: Place): boolean {
  const isOfBrought = parts.some(
    (part) =>
      part.kind === 'order' &&
      isOfText(part) &&
      itemsOf(part, part.after, part.before).some(({ _key }) => isWithin(place, [...part.at, { _key }])),
  );
  return isOfBrought && lettersIn(parts, 'after') > lettersIn(parts, 'before');
}

/** The number of letters on one side of a change, without the items that are on both sides. */
const lettersIn = (parts: readonly Part[], side: 'before' | 'after'): number =>
  parts.reduce((sum, part) => {
    if (part.kind === 'value') return sum + (typeof part[side] === 'string' ? part[side].length : 0);
    const other = side === 'before' ? part.after : part.before;
    return sum + itemsOf(part, part[side], other).reduce((all, { item }) => all + lettersOf(item), 0);
  }, 0);

/** The items of a list that are on one side of a change only. */
const itemsOf = ({ items }: OrderPart, keys: string[] = [], others: string[] = []) =>
  keys.filter((key) => !others.includes(key)).map((_key) => ({ _key, item: items[_key] }));

function lettersOf(item: unknown): number {
  const [text, children] = [fieldIn(item, 'text'), fieldIn(item, 'children')];
  if (typeof text === 'string') return text.length;
  return Array.isArray(children) ? children.reduce<number>((sum, child) => sum + lettersOf(child), 0) : 0;
}

const textOf = (value: unknown): string => String(value ?? '');

/** Whether letters were removed, and none were added in their place. */
function isDeletion(part: ValuePart): boolean {
  const [before, after] = [textOf(part.before), textOf(part.after)];
  let same = 0;
  while (same < after.length && before[same] === after[same]) same++;
  return after.length < before.length && before.endsWith(after.slice(same));
}

/**
 * The only text that has changed: a field, or an entry of a list of texts. Undefined where anything else has changed.
 */
function onlyText([part, ...others]: readonly Part[]): ValuePart | undefined {
  if (part?.kind !== 'value' || others.length > 0) return undefined;
  // The first letter of a field brings with it the object that holds the field.
  if (part.before === undefined || [part.before, part.after].every(isWritten)) return part;
  return onlyPoint(part);
}

/** The only entry of a list of texts that has changed; undefined where anything else in the list has. */
function onlyPoint({ kind, at, before, after }: ValuePart): ValuePart | undefined {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return undefined;
  const [index, ...others] = [...before.keys()].filter((at) => !dequal(before[at], after[at]));
  if (index === undefined || others.length > 0 || ![before[index], after[index]].every(isWritten))
    return undefined;
  return { kind, at: [...at, `${index}`], before: before[index], after: after[index] };
}

const isWritten = (value: unknown): boolean =>
  value === undefined || value === null || typeof value === 'string' || typeof value === 'number';

const isWithin = (at: Place, place: Place): boolean =>
  JSON.stringify(at).startsWith(JSON.stringify(place).slice(0, -1));

/**
 * Whether a letter was added behind a space, which may have been added with it. Compares code points, so that an emoji
 * counts as one letter.
 */
function beginsWord(before: string, after: string): boolean {
  const [old, now] = [[...before], [...after]];
  const at = old.findIndex((letter, index) => letter !== now[index]);
  const from = at === -1 ? old.length : at;
  const put = now.slice(from, from + now.length - old.length).join('');
  return now.length > old.length && /\s\S/.test((now[from - 1] ?? '') + put);
}
