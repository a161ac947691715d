import { wrapLine } from '../process/wrap-line.ts';

/** What a list imports, and from which file. */
export type Import = readonly [what: string, from: string];

/** The text of a list: a note of where it comes from, its imports, and what it exports. */
export function madeList(note: string, imports: readonly Import[], exported: readonly Exported[]): string {
  const lines = imports.map(([what, from]) => `import ${what} from '${from}';`);
  const parts = exported.map(({ says, what }) => `${docstring(says)}\nexport ${what};\n`);
  return [`// ${note}`, ...lines, ...(lines.length > 0 ? [''] : []), parts.join('\n')].join('\n');
}

const maxWidth = 120; // columns, as of every comment of the house

/** A text as a docstring, in several lines where one would be too wide. */
function docstring(text: string): string {
  const whole = `/** ${text} */`;
  if (whole.length <= maxWidth) return whole;
  return `/**\n${wrapLine(` * ${text}`, { width: maxWidth, indent: ' * ' })}\n */`;
}

/** One export of a list, with its docstring. */
export interface Exported {
  says: string;
  /** Such as `const kinds = {…}`. */
  what: string;
}

/** The text of an object with a line for each name. */
export const record = (names: readonly string[], textOf: (name: string) => string): string =>
  `{\n${names.map((name) => `  '${name}': ${textOf(name)},\n`).join('')}}`;
