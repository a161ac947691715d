import type { SourceFile } from './imports.ts';

type Text = Pick<SourceFile, 'file' | 'text'>;

/** How far above a cast its reason may stand, in lines. */
const reach = 3;

const texts = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const comment = /\/\/|\/\*|^\s*\*/;
// A type begins with a capital letter, a bracket, a text, or one of these words; else `as` is a word of prose or gives
// a new name.
const cast =
  /(?<![\w.])as (?:[A-Z{[("'`]|(?:unknown|never|string|number|boolean|bigint|symbol|object|undefined|null|keyof|typeof|readonly|z\.)(?![\w-]))/;
const renaming = /^\s*(?:import|export)\b|^\s*(?:type )?\w+ as \w+,?\s*$/;

/** Every line with a cast and without a comment on it or in the lines above, as `file:line: what it says`. */
export function bareCasts({ file, text }: Text): string[] {
  const said = text.split('\n');
  // What a text says is no code; the lines stay those of the file.
  const lines = text.replace(texts, (all) => `''${all.replace(/[^\n]/g, '')}`).split('\n');
  return lines.flatMap((line, index) => {
    const [code = ''] = line.split(/\/\/|\/\*/);
    if (/^\s*\*/.test(line) || renaming.test(code) || !cast.test(code)) return [];
    const hasReason = lines.slice(Math.max(0, index - reach), index + 1).some((near) => comment.test(near));
    return hasReason ? [] : [`${file}:${index + 1}: ${said[index]?.trim()}`];
  });
}
