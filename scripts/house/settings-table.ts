/** A setting as docs/settings.md has it: its name, and its default as it is written there. */
export interface SettingRow {
  name: string;
  default: string;
}

const heading = '## What else is read';

/** The settings in the first table of docs/settings.md, in their order; several names in a row are several settings. */
export function settingRows(text: string): SettingRow[] {
  return rowsOf(text.split(heading)[0] ?? '').flatMap(([names = '', defaults = '']) => {
    const all = namesIn(names);
    const each = all.length === 1 ? [defaults] : defaults.split(', ');
    if (each.length !== all.length)
      throw new Error(
        `docs/settings.md gives ${names} other than one default each: "${defaults}". Write one for each, with commas between.`,
      );
    return all.map((name, index) => ({ name, default: each[index] ?? '' }));
  });
}

/** The names in the second table of docs/settings.md, of variables that are no settings of the product. */
export const otherVariables = (text: string): string[] =>
  rowsOf(text.split(heading)[1] ?? '').flatMap(([names = '']) => namesIn(names));

/**
 * What is wrong with rows, in a sentence each. `inForce` has the default of every setting as the code has it, undefined
 * where there is none; those in `computed` are found out at the start, so that their default is told in words.
 */
export function faultsOfRows(
  rows: readonly SettingRow[],
  inForce: Readonly<Record<string, unknown>>,
  computed: ReadonlySet<string>,
): string[] {
  const told = rows.map(({ name }) => name);
  const untold = Object.keys(inForce).filter((name) => !told.includes(name));
  return [
    ...untold.map((name) => `"${name}" is a setting, and docs/settings.md has no row for it.`),
    ...rows.flatMap(({ name, default: said }) => {
      if (!Object.hasOwn(inForce, name))
        return [`docs/settings.md has a row for "${name}", which is no setting of settings/variables.ts.`];
      if (computed.has(name)) return [];
      const is = inForce[name] === undefined ? 'none' : String(inForce[name]);
      return meantBy(said, inForce) === is
        ? []
        : [`docs/settings.md says that the default of "${name}" is ${said}. In the code it is ${is}.`];
    }),
  ];
}

/** A default as it would be in force: other settings that it names stand for their own defaults. */
const meantBy = (said: string, inForce: Readonly<Record<string, unknown>>): string =>
  said
    .replace(/^`(.*)`$/, '$1')
    .replace(/\b[A-Z]+(_[A-Z]+)*\b/g, (name) => String(Object.hasOwn(inForce, name) ? inForce[name] : name));

/** The cells of the rows of tables whose first cell names variables. */
const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/^\| (`[A-Z].*) \|$/gm)].map(([, row = '']) => row.split(' | '));

const namesIn = (cell: string): string[] => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name);
