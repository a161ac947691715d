/**
 * How stored content differs after a change: a line for each place, `-` with what was there and `+` with what is. An
 * item of a list is named by its key: `sections[end].buttons`. When the items were there before in another order, two
 * more lines say so.
 */
export function describeDifference(before: unknown, after: unknown, path = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [old, now] = [partsOf(before, path), partsOf(after, path)];
  if (old && now) {
    const places = [...new Set([...old.keys(), ...now.keys()])];
    const lines = places.flatMap((place) => describeDifference(old.get(place), now.get(place), place));
    const [was, is] = [old, now].map((parts, index) => {
      const others = index === 0 ? now : old;
      return [...parts.keys()].filter((place) => others.has(place)).join(', ');
    });
    // The order of fields means nothing; the order of a list is content.
    if (!Array.isArray(before) || !Array.isArray(after) || was === is) return lines;
    return [...lines, `- ${path} in the order ${was}`, `+ ${path} in the order ${is}`];
  }
  return [
    ...(before === undefined ? [] : [`- ${path} = ${JSON.stringify(before)}`]),
    ...(after === undefined ? [] : [`+ ${path} = ${JSON.stringify(after)}`]),
  ];
}

/**
 * The fields of an object, or the items of a list in which each has a key of its own; undefined for a value without
 * parts.
 */
function partsOf(value: unknown, path: string): Map<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value))
    return new Map(Object.entries(value).map(([key, part]) => [path ? `${path}.${key}` : key, part]));
  const keys = value.map((item: unknown) =>
    typeof item === 'object' && item !== null && '_key' in item ? String(item._key) : '',
  );
  // If two items had one key, a place would name both.
  if (keys.includes('') || new Set(keys).size < keys.length) return undefined;
  return new Map(value.map((item: unknown, index) => [`${path}[${keys[index]}]`, item]));
}
