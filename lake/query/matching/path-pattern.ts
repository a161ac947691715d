import { Path } from 'groq-js';

/**
 * One step of a pattern: a certain character, any character (`any`), one or more that are not a dot (`part`), or any
 * number of characters (`rest`).
 */
type Step = { character: string } | 'any' | 'part' | 'rest';

/**
 * The value of `path(pattern)`: `*` stands for one part of an id and `**` for any number of characters. groq-js makes a
 * regular expression of it, which takes practically for ever when there are many stars; here each character of an id is
 * looked at once for each step.
 */
export class PathPattern extends Path {
  readonly #steps: Step[] | undefined;

  constructor(pattern: string) {
    super(pattern);
    const parts = pattern.split('.');
    const isSimple = parts.filter((part) => part === '*' || part === '**').length < 2;
    this.#steps = isSimple ? undefined : stepsOf(parts);
  }

  matches(id: string): boolean {
    return this.#steps ? leadsThrough(this.#steps, id) : super.matches(id);
  }
}

function stepsOf(parts: string[]): Step[] {
  return parts.flatMap((part, index) => {
    const steps: Step[] =
      part === '*' ? ['part'] : part === '**' ? ['rest'] : part.split('').map((character) => ({ character }));
    // In the regular expression of groq-js, the dot between two parts matches any character.
    return index === 0 ? steps : ['any', ...steps];
  });
}

/** Follows all ways through the steps at once, character by character; a place is the index of the next step. */
function leadsThrough(steps: Step[], id: string): boolean {
  let places = withSkipped(steps, new Set([0]));
  for (let index = 0; index < id.length && places.size > 0; index++) {
    const next = new Set<number>();
    for (const place of places) take(steps, place, id.charAt(index), next);
    places = withSkipped(steps, next);
  }
  return places.has(steps.length);
}

function take(steps: Step[], place: number, character: string, next: Set<number>): void {
  const step = steps[place];
  if (step === undefined) return;
  const isLine = /[\n\r\u2028\u2029]/.test(character);
  if (step === 'rest') {
    if (!isLine) next.add(place);
  } else if (step === 'part') {
    if (character !== '.') next.add(place).add(place + 1);
  } else if (step === 'any' ? !isLine : step.character === character) next.add(place + 1);
}

/** Adds the places behind each `rest`, because it may stand for nothing. */
function withSkipped(steps: Step[], places: Set<number>): Set<number> {
  for (const place of places) if (steps[place] === 'rest') places.add(place + 1);
  return places;
}
