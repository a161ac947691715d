import { inspect } from 'node:util';
import * as fc from 'fast-check';
import type { CharSet } from 'refa';
import { someTexts, textShapes } from '../proof/texts/language.ts';
import { patternLanguage } from '../proof/texts/pattern-language.ts';
import { publishableTexts } from '../proof/texts/publishable-texts.ts';
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
  '100 % of keys, %zz and %E0%A4',
  `javascript:alert("${mark}")`,
  "{{curly}} $dollar \\back, it's",
  '# 1. *star* _line_ `code` [text](/link) ![x] > quote | ~~gone~~ \\\n- point\n===',
];

/**
 * Texts within some rules: ordinary ones, long words, other scripts, markup, and whatever fast-check makes. When the
 * rules permit only some forms, texts of the rules' automaton, the shortest first; an empty text when they permit none.
 */
export function texts(rules: Rules): fc.Arbitrary<string> {
  const { min = 0, max = 400, patterns, avoided, casings, form, addresses } = rules;
  if (patterns || avoided || casings || form || addresses) return textsOfForm(rules);
  const chosen = fc.constantFrom(...ordinary, ...unusual);
  return fc
    .oneof({ weight: 5, arbitrary: chosen }, { weight: 1, arbitrary: fc.string({ maxLength: max }) })
    .map((text) => cut(text, max).padEnd(min, 'x'));
}

/** The shortest text of spaces alone that an editor can publish in the Studio; undefined when there is none. */
export function blankText(rules: Rules): string | undefined {
  const { min = 0, max = 400 } = rules;
  const blank = ' '.repeat(Math.max(1, min));
  return blank.length <= max && publishableTexts(rules).permits(blank) ? blank : undefined;
}

const known = new Map<string, fc.Arbitrary<string>>();

/** Made once for the same rules, because that takes as long as hundreds of texts take to be drawn from it. */
function textsOfForm(rules: Rules): fc.Arbitrary<string> {
  const key = inspect(rules, { depth: null });
  const made = known.get(key) ?? permittedTexts(rules);
  known.set(key, made);
  return made;
}

function permittedTexts(rules: Rules): fc.Arbitrary<string> {
  const { patterns = [] } = rules;
  const { within, permits } = publishableTexts(rules);
  const usual = [...ordinary, ...unusual, ...unusual.map((text) => text.toLocaleLowerCase())];
  const all = [...exampleTexts(rules), ...someTexts(within, maxShapes), ...usual].filter(permits);
  const [shortest = ''] = all;
  const shapes = textShapes(within, maxShapes).map((shape) => fc.tuple(...shape.map(characterOf)));
  const drawn = shapes.length > 0 ? [fc.oneof(...shapes).map((characters) => characters.join(''))] : [];
  const irregular = patterns.filter((pattern) => !patternLanguage(pattern)).map(ofPattern);
  const chosen = fc.constantFrom(shortest, ...new Set(all));
  return fc.oneof(
    chosen,
    ...[...drawn, ...irregular].map((some) => some.map((text) => (permits(text) ? text : shortest))),
  );
}

const maxShapes = 100;

/** One of the characters that may stand at a place; one of a keyboard, if there is one. */
function characterOf(characters: CharSet): fc.Arbitrary<string> {
  const typed = keyboard.filter((character) => characters.has(character.charCodeAt(0)));
  const [range] = characters.ranges;
  return fc.constantFrom(...(typed.length > 0 ? typed : [String.fromCharCode(range?.min ?? 0)]));
}

const keyboard = [
  ...Array.from({ length: 0x5f }, (_, index) => String.fromCharCode(0x20 + index)),
  ...'äéßøłшع界\n\t',
];

/**
 * Texts of a pattern: fast-check knows neither `i` nor `y`, so it makes texts without them, and changes of case make
 * the others.
 */
function ofPattern(pattern: RegExp): fc.Arbitrary<string> {
  const flags = pattern.flags.replace(/[giy]/g, '');
  // With `g` and `y`, the same test would not answer the same twice.
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

/** Cuts a text between characters, because half of a surrogate pair cannot be stored. */
function cut(text: string, max: number): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > max) break;
    kept += character;
  }
  return kept;
}
