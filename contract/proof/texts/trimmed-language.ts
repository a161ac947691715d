import { type CharSet, JS, NFA } from 'refa';
import { both, type Language, languageOf, not } from './language.ts';
import { patternLanguage } from './pattern-language.ts';

/** The texts of a language after the space around them is cut off, as `.trim()` does. */
export function withoutSpaceAround(language: Language): Language {
  const cut = NFA.fromFA(language);
  cutEnd(cut);
  cut.reverse();
  cutEnd(cut);
  cut.reverse();
  const edges = patternLanguage(/^\s|\s$/);
  return edges ? both(languageOf(cut), not(edges)) : languageOf(cut);
}

// What `.trim()` cuts off and what `\s` means are the same characters (ECMAScript, TrimString).
const space: CharSet = JS.createCharSet([{ kind: 'space', negate: false }], {});

/** Lets a text end wherever only space would follow. */
function cutEnd({ finals }: NFA): void {
  const open = [...finals];
  for (let node = open.pop(); node; node = open.pop()) {
    for (const [before, characters] of node.in) {
      if (finals.has(before) || characters.isDisjointWith(space)) continue;
      finals.add(before);
      open.push(before);
    }
  }
}
