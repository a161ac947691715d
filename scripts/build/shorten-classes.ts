import postcss, { AtRule } from 'postcss';
import selectorParser, { type ClassName, type Pseudo } from 'postcss-selector-parser';

const minLength = 8; // to shorten a shorter name would save next to nothing, and lose what it says

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A style sheet, by the name of its file. */
export interface Sheet {
  name: string;
  css: string;
}

/**
 * Gives the classes of style sheets short names; returns the sheets with these, and the short name of each class. A
 * class that `scripts` write is known by both names; one that they look for keeps its own. `scripts` are the scripts,
 * as sent, of the pages that the sheets are for. Changes nothing of a sheet but its selectors.
 */
export function shortenClasses(
  sheets: readonly Sheet[],
  scripts: readonly string[],
): { sheets: Sheet[]; names: Record<string, string> } {
  const script = scripts.join('\n');
  const found = new Set<string>();
  for (const sheet of sheets) rewrite(sheet, ({ value }) => void found.add(value));
  const long = [...found].filter((name) => name.length >= minLength && !script.includes(`.${name}`));
  const free = freeNames(found);
  const names = Object.fromEntries(long.map((name) => [name, free.next().value]));
  const shorten = (selector: ClassName): void => {
    const name = names[selector.value];
    if (name === undefined) return;
    const short = selectorParser.className({ value: name });
    selector.replaceWith(isWritten(script, selector.value) ? eitherOf(selector.clone(), short) : short);
  };
  return { names, sheets: sheets.map((sheet) => ({ name: sheet.name, css: rewrite(sheet, shorten) })) };
}

const eitherOf = (...classes: ClassName[]): Pseudo =>
  selectorParser.pseudo({
    value: ':is',
    nodes: classes.map((one) => selectorParser.selector({ value: '', nodes: [one] })),
  });

/** Names of one letter, then of two, and so on, that no class has. */
function* freeNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let number = 0; ; number++) {
    let name = '';
    for (let rest = number; rest >= 0; rest = Math.floor(rest / letters.length) - 1)
      name = letters.charAt(rest % letters.length) + name;
    if (!taken.has(name)) yield name;
  }
}

// A name with quotes or backslashes counts as written, because each bundler escapes these in its own way.
const isWritten = (script: string, name: string): boolean => /["'\\]/.test(name) || script.includes(name);

function rewrite({ name, css }: Sheet, change: (selector: ClassName) => void): string {
  const root = postcss.parse(css, { from: name });
  const selectors = selectorParser((parsed) => parsed.walkClasses(change));
  root.walkRules((rule) => {
    const isMoment = rule.parent instanceof AtRule && rule.parent.name.endsWith('keyframes');
    if (!isMoment && rule.selector.includes('.')) rule.selector = selectors.processSync(rule.selector);
  });
  return root.toString();
}
