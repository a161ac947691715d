import { sectionPath, sectionsOf } from '#canvas/sections/arrange-sections.ts';
import { firstValue } from '#sections/first-value.ts';
import { kinds } from '#sections/registry.ts';

/**
 * The initial values, by their paths, that the form would have given to sections that were inserted on the page without
 * any field. Empty for sections that were there before, however empty these are.
 */
export function firstFields(before: object | undefined, after: object): Record<string, unknown> {
  const known = new Set(sectionsOf(before).map(({ _key }) => _key));
  return Object.fromEntries(
    sectionsOf(after)
      .filter((section) => !known.has(section._key) && isBare(section))
      .flatMap(({ _key, _type }) =>
        Object.entries(firstValueOf(_type)).map(([name, value]) => [`${sectionPath(_key)}.${name}`, value]),
      ),
  );
}

const isBare = (section: object): boolean => Object.keys(section).every((name) => name.startsWith('_'));

function firstValueOf(kind: string): object {
  const entry = new Map<string, { sample: { _type: string } }>(Object.entries(kinds)).get(kind);
  return entry ? firstValue(entry.sample) : {};
}
