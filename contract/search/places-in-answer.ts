/** The place of a text in an answer, as findings name it (`[].author.name`); undefined where it stands nowhere. */
export function placeOfText(answer: unknown, text: string): string | undefined {
  if (typeof answer === 'string') return answer.toLowerCase().includes(text) ? '' : undefined;
  for (const [key, value] of partsOf(answer)) {
    const inner = placeOfText(value, text);
    if (inner !== undefined) return joined(answer, key, inner);
  }
  return undefined;
}

/** The first place at which two answers differ; undefined when they are alike. `areSame` compares two values. */
export function differingPlace(
  one: unknown,
  other: unknown,
  areSame: (one: unknown, other: unknown) => boolean = Object.is,
): string | undefined {
  const keys = new Set([...partsOf(one), ...partsOf(other)].map(([key]) => key));
  if (keys.size === 0) return areSame(one, other) || bothEmpty(one, other) ? undefined : '';
  if (!hasParts(one) || !hasParts(other)) return '';
  for (const key of keys) {
    const inner = differingPlace(Reflect.get(one, key), Reflect.get(other, key), areSame);
    if (inner !== undefined) return joined(one, key, inner);
  }
  return undefined;
}

/** Of objects and lists alike. */
const hasParts = (value: unknown): value is object => typeof value === 'object' && value !== null;
const bothEmpty = (one: unknown, other: unknown): boolean => hasParts(one) && hasParts(other);
const partsOf = (value: unknown): [string, unknown][] => (hasParts(value) ? Object.entries(value) : []);

function joined(around: unknown, key: string, inner: string): string {
  const own = Array.isArray(around) ? '[]' : key;
  return inner === '' || inner.startsWith('[') ? own + inner : `${own}.${inner}`;
}
