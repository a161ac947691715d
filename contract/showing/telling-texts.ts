import { inspect } from 'node:util';
import { someTexts } from '../proof/texts/language.ts';
import { publishableTexts } from '../proof/texts/publishable-texts.ts';
import { exampleTexts } from '../reading/example-texts.ts';
import type { Rules } from '../reading/rules.ts';

const usual = [
  'a',
  'b',
  'ab',
  'A',
  '1',
  ' a',
  'a b',
  'é',
  '👩',
  '-',
  ',',
  '/',
  'a@a.example',
  'https://a.example',
  'abcabc',
  'zzz',
];
const some = 6;
const maxLength = 2_000;

const known = new Map<string, string[]>();

/**
 * Texts that an editor can publish within some rules and on which contracts differ: short ones, the shortest and
 * longest permitted, other scripts.
 */
export function tellingTexts(rules: Rules): string[] {
  const key = inspect(rules, { depth: null, maxArrayLength: null, maxStringLength: null });
  const found = known.get(key) ?? permittedTexts(rules);
  known.set(key, found);
  return found;
}

function permittedTexts(rules: Rules): string[] {
  const { within, permits } = publishableTexts(rules);
  const { min = 0, max = maxLength } = rules;
  const long = [min, Math.min(max, maxLength)].flatMap((length) => [
    'a'.repeat(length),
    '👩'.repeat(length / 2),
  ]);
  const all = [...usual, ...exampleTexts(rules), ...someTexts(within, some), ...long, ''];
  return [...new Set(all)].filter(permits);
}
