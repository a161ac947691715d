import { closest, distance } from 'fastest-levenshtein';
import { variables } from './variables.ts';

const lettersAlike = 5; // one of so many may differ; shorter names need the same letters, because other programs have such names

/** A sentence for each name that is almost that of a setting, and so sets nothing. */
export function misspelt(names: Iterable<string>): string[] {
  const settings = Object.keys(variables.shape);
  return [...names].flatMap((name) => {
    const almost = settings.filter((setting) => isAlmost(name, setting));
    const meant = almost.length > 0 ? closest(name.toUpperCase(), almost) : undefined;
    return meant === undefined || settings.includes(name)
      ? []
      : [`"${name}" is not a setting: did you mean ${meant}? All of them are in docs/settings.md.`];
  });
}

function isAlmost(name: string, setting: string): boolean {
  const letters = (word: string) => [...word.toUpperCase()].toSorted().join('');
  if (letters(name) === letters(setting)) return true;
  const most = setting.length > lettersAlike ? Math.floor(setting.length / lettersAlike) : 0;
  return distance(name.toUpperCase(), setting) <= most;
}
