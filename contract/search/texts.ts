import * as fc from 'fast-check';
import { exampleTexts, longWord } from '../reading/example-texts.ts';
import type { Rules } from '../reading/rules.ts';

/** What stands in texts that would become markup if a view did not escape them. */
export const mark = 'tessera-mark';

const ordinary = ['a', 'Read-only is enough.', 'Who may open which door, and since when?'];
const unusual = [
  ' ',
  longWord,
  'x'.repeat(400),
  'مفاتيح الخدمة والهوية',
  'מפתחות (שירות) 7/3',
  '👩‍👩‍👧‍👦 🔑🏳️‍🌈',
  'é\u0301 \u200f\u200b zero',
  `<script>${mark}</script><${mark}>`,
  `" ${mark}="1' ${mark}='1`,
  `</title></style><${mark}>&amp;<!--`,
  'line\nbreak\ttab',
  "{{curly}} $dollar \\back, it's",
  '# 1. *star* _line_ `code` [text](/link) ![x] > quote | ~~gone~~ \\\n- point\n===',
];

/** Texts within some rules: ordinary ones, long words, other scripts, markup; and what fast-check thinks of. */
export function texts(rules: Rules): fc.Arbitrary<string> {
  const { min = 0, max = 400, patterns: [pattern] = [] } = rules;
  const ofForm = exampleTexts(rules).filter((text) => text.length >= min && text.length <= max);
  if (ofForm.length > 0) return fc.constantFrom(...ofForm);
  if (pattern) return matching(pattern).filter((text) => text.length >= min && text.length <= max);
  const chosen = fc.constantFrom(...ordinary, ...unusual);
  return fc
    .oneof({ weight: 5, arbitrary: chosen }, { weight: 1, arbitrary: fc.string({ maxLength: max }) })
    .map((text) => cut(text, max))
    .filter((text) => text.length >= min && (min === 0 || text.trim() !== ''));
}

const known = new Map<string, fc.Arbitrary<string>>();

/** Texts of a pattern; fast-check takes as long to read one as to draw hundreds of texts from it. */
function matching(pattern: RegExp): fc.Arbitrary<string> {
  const found = known.get(String(pattern)) ?? ofPattern(pattern);
  known.set(String(pattern), found);
  return found;
}

/** fast-check knows no `i` and no `y`: without them it makes some of the texts, and their letters make the others. */
function ofPattern(pattern: RegExp): fc.Arbitrary<string> {
  const flags = pattern.flags.replace(/[giy]/g, '');
  // What is asked twice must answer the same, which it does not with `g` and `y`.
  const whole = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''));
  try {
    const plain = fc.stringMatching(new RegExp(pattern.source, flags));
    if (!pattern.ignoreCase) return plain;
    return fc
      .tuple(plain, fc.constantFrom('as it is', 'upper', 'lower'))
      .map(([text, letters]) => {
        if (letters === 'as it is') return text;
        return letters === 'upper' ? text.toUpperCase() : text.toLowerCase();
      })
      .filter((text) => whole.test(text));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`no texts can be made of the pattern ${pattern} (${why})`);
  }
}

/** Cuts between characters: half of one cannot be stored. */
function cut(text: string, max: number): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > max) break;
    kept += character;
  }
  return kept;
}
