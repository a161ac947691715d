import type { Drawings } from './drawings.ts';
import type { ViewFault } from './examined-view.ts';
import type { Wish } from './fill.ts';

/** What an editor fills in and nobody sees, however the rest is filled in: texts, choices, values, items of lists. */
export const shownFaults = (drawings: Drawings): ViewFault[] => [
  ...undrawnTexts(drawings),
  ...idleChoices(drawings),
  ...idleValues(drawings),
  ...itemsLeftOut(drawings),
  ...itemsWithoutPart(drawings),
];

/** The paths of texts, each once. */
const pathsOfTexts = ({ full }: Drawings): string[] => [...new Set(full.words.values())];

function undrawnTexts(drawings: Drawings): ViewFault[] {
  return pathsOfTexts(drawings).flatMap((path) => {
    const [word = ''] = [...drawings.full.words].find(([, of]) => of === path) ?? [];
    const isMissing = drawings.isAlways(path, (wish) => {
      const drawing = drawings.draw(wish);
      const { given, seen } = drawing ? drawings.wordsOf(drawing, (of) => of === path) : nothing;
      return given.length === 0 ? undefined : seen.length === 0;
    });
    const said = `the text "${word}" is drawn nowhere`;
    return isMissing ? [{ ...drawings.placed(path), name: 'text-not-drawn', said }] : [];
  });
}

const nothing = { given: [], seen: [] };

// When this many are drawn like the first, the view draws none of them.
const someChoices = 10;

function idleChoices(drawings: Drawings): ViewFault[] {
  return [...drawings.full.choices].flatMap(([path, values]): ViewFault[] => {
    const fault = (said: string): ViewFault => ({
      ...drawings.placed(path),
      name: 'choice-without-effect',
      said,
    });
    const [first, ...others] = values;
    const some = others.slice(0, someChoices);
    if (some.length > 1 && some.every((value) => drawings.areAlike(path, first, value)))
      return [fault(`${JSON.stringify(first)} and all other choices are drawn alike`)];
    return others.flatMap((value, index) => {
      const alike = values.slice(0, index + 1).find((other) => drawings.areAlike(path, other, value));
      return alike === undefined ? [] : [fault(drawnAlike(alike, value))];
    });
  });
}

/** Numbers, days, addresses and references that change nothing when they are others. */
function idleValues(drawings: Drawings): ViewFault[] {
  return [...drawings.full.others].flatMap(([path, [one, other]]) =>
    drawings.areAlike(path, one, other)
      ? [{ ...drawings.placed(path), name: 'value-without-effect', said: drawnAlike(one, other) }]
      : [],
  );
}

const drawnAlike = (one: unknown, other: unknown): string =>
  `${JSON.stringify(one)} and ${JSON.stringify(other)} are drawn alike`;

/** Lists of which some items are drawn and others never are. */
function itemsLeftOut(drawings: Drawings): ViewFault[] {
  return pathsOfTexts(drawings).flatMap((path) => {
    if (!path.includes('[')) return [];
    let [most, of] = [0, 0];
    for (const wish of drawings.wishesFor(path)) {
      const drawing = drawings.draw(wish);
      const { given, seen } = drawing ? drawings.wordsOf(drawing, (one) => one === path) : nothing;
      if (given.length > 0 && given.length === seen.length) return [];
      if (seen.length > most) [most, of] = [seen.length, given.length];
    }
    const said = `of ${of} items ${most === 1 ? '1 is' : `${most} are`} drawn, whatever else is filled in`;
    return most === 0 ? [] : [{ ...drawings.placed(path), name: 'item-left-out', said }];
  });
}

/** Items of lists of which nothing is drawn once they lack something optional. */
function itemsWithoutPart(drawings: Drawings): ViewFault[] {
  const wordsBeside = (path: string, list: string, wish: Wish) => {
    const isWithin = (of: string) => of === path || of.startsWith(`${path}.`) || of.startsWith(`${path}[`);
    const drawing = drawings.draw(wish);
    return drawing ? drawings.wordsOf(drawing, (of) => of.startsWith(list) && !isWithin(of)) : nothing;
  };
  return [...drawings.full.optional].flatMap((path) => {
    const list = /^(.*\])\./.exec(path)?.[1];
    if (list === undefined || wordsBeside(path, list, {}).seen.length === 0) return [];
    const { given, seen } = wordsBeside(path, list, { without: path });
    const said = 'without it nothing is drawn of the item';
    return given.length > 0 && seen.length === 0
      ? [{ ...drawings.placed(path), name: 'item-left-out', said }]
      : [];
  });
}
