import type { LiveDocument } from '#canvas/messages.ts';
import { longestRun } from '#canvas/text/longest-run.ts';
import { isFields } from '#schemas/fields.ts';
import type { OrderPart, Part, Place } from './step.ts';
import { type TitledType, titleAt, titleOfItem } from './title-at.ts';

/** Says what has changed from one state of a document to another, such as: Removed “Hero”. */
export function describeStep(
  type: TitledType,
  parts: readonly Part[],
  before: LiveDocument,
  after: LiveDocument,
): string {
  const removed = removedItems(type, parts, before);
  if (removed.length > 0) return `Removed ${named(removed)}`;
  const [part] = parts;
  if (parts.length === 1 && part?.kind === 'order' && !isOfText(part)) {
    const added = goneFrom(part.after, part.before);
    const title = (key: string) => titleOfItem(type, after, part.at, part.items[key]);
    if (added.length > 0 && goneFrom(part.before, part.after).length === 0)
      return `Added ${named(added.map(title))}`;
    const [moved, ...others] = movedIn(part);
    if (moved !== undefined && others.length === 0)
      return `Moved ${named([titleAt(type, after, [...part.at, { _key: moved }])])}`;
    if (added.length === 0) return `Arranged ${named([titleAt(type, after, part.at)])}`;
  }
  return `Edited ${named([titleAt(type, after, commonPlace(parts))])}`;
}

/**
 * The titles of the items that a step has removed, if it has done nothing else; empty otherwise, and for parts of rich
 * text.
 */
export function removedItems(type: TitledType, parts: readonly Part[], before: LiveDocument): string[] {
  const titles = parts.map((part) => {
    if (part.kind !== 'order' || isOfText(part) || goneFrom(part.after, part.before).length > 0) return [];
    return goneFrom(part.before, part.after).map((key) =>
      titleOfItem(type, before, part.at, part.items[key]),
    );
  });
  return titles.every(({ length }) => length > 0) ? titles.flat() : [];
}

/** Where the items were that a step has removed from lists. */
export const removedPlaces = (parts: readonly Part[]): Place[] =>
  parts.flatMap((part) =>
    part.kind === 'order' ? goneFrom(part.before, part.after).map((_key) => [...part.at, { _key }]) : [],
  );

const named = ([title, ...others]: string[]): string =>
  others.length > 0 ? `${others.length + 1} items` : `“${title}”`;

const goneFrom = (from: string[] = [], to: string[] = []): string[] =>
  from.filter((key) => !to.includes(key));

const textTypes = new Set<unknown>(['block', 'span']);

/** Whether a list is part of rich text: its blocks, spans or mark definitions. */
export const isOfText = ({ at, items }: OrderPart): boolean =>
  at.at(-1) === 'markDefs' ||
  at.at(-1) === 'children' ||
  Object.values(items).some((item) => isFields(item) && textTypes.has(item._type));

function movedIn({ before = [], after = [] }: OrderPart): string[] {
  const common = before.filter((key) => after.includes(key));
  const run = longestRun(common.map((key) => after.indexOf(key)));
  return common.filter((key) => !run.has(after.indexOf(key)));
}

/** The innermost place in which all has changed. */
function commonPlace([first, ...others]: readonly Part[]): Place {
  const place = first?.at ?? [];
  const ends = others.map(({ at }) =>
    place.findIndex((step, index) => JSON.stringify(step) !== JSON.stringify(at[index])),
  );
  return place.slice(0, Math.min(place.length, ...ends.filter((end) => end >= 0)));
}
