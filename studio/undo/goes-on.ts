import type { Edit, Part, Place, ValuePart } from './step.ts';

const pauseMs = 1000; // after which what is typed is a step of its own

/**
 * Whether an edit goes on with the one before: more is typed into the same text, without a pause, no new word begins, and nothing was
 * deleted before.
 */
export function goesOn(
  before: Pick<Edit, 'what' | 'atMs'>,
  partsBefore: readonly Part[],
  edit: Pick<Edit, 'what' | 'atMs'>,
  parts: readonly Part[],
): boolean {
  if (before.what !== edit.what || edit.atMs - before.atMs > pauseMs) return false;
  const [typed, further] = [onlyText(partsBefore), onlyText(parts)];
  if (!typed || !further || !isWithin(further.at, typed.at)) return false;
  if (isDeletion(typed) && !isDeletion(further)) return false;
  return !beginsWord(textOf(further.before), textOf(further.after));
}

const textOf = (value: unknown): string => String(value ?? '');

/** Whether some letters have gone, and none has come in their place. */
function isDeletion(part: ValuePart): boolean {
  const [before, after] = [textOf(part.before), textOf(part.after)];
  let same = 0;
  while (same < after.length && before[same] === after[same]) same++;
  return after.length < before.length && before.endsWith(after.slice(same));
}

function onlyText([part, ...others]: readonly Part[]): ValuePart | undefined {
  if (part?.kind !== 'value' || others.length > 0) return undefined;
  // The first letter of a field brings the object with it in which the field stands.
  const isText = [part.before, part.after].every((value) => value === undefined || typeof value === 'string');
  return isText || part.before === undefined ? part : undefined;
}

const isWithin = (at: Place, place: Place): boolean =>
  JSON.stringify(at).startsWith(JSON.stringify(place).slice(0, -1));

/** Whether a letter has been put behind a space, where several came at once with that; an emoji is one letter in both texts. */
function beginsWord(before: string, after: string): boolean {
  const [old, now] = [[...before], [...after]];
  const at = old.findIndex((letter, index) => letter !== now[index]);
  const from = at === -1 ? old.length : at;
  const put = now.slice(from, from + now.length - old.length).join('');
  return now.length > old.length && /\s\S/.test((now[from - 1] ?? '') + put);
}
