const maxPieceLength = 1_000_000; // characters that are written at once
const encoder = new TextEncoder();

/** A value as JSON; undefined when that has more than `maxLength` characters, as near as can be told beforehand. */
export function writeJson(value: unknown, maxLength: number): Uint8Array<ArrayBuffer> | undefined {
  if (!isAtMost(maxLength, value)) return undefined;
  const pieces = [...write(value)].map((text) => encoder.encode(text));
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const each of pieces) {
    whole.set(each, at);
    at += each.length;
  }
  return whole;
}

/**
 * Writes a value in pieces: as one text it would need a single piece of memory for which a thread may have no room
 * left.
 */
function* write(value: unknown): Generator<string> {
  if (value === null || typeof value !== 'object' || isAtMost(maxPieceLength, value))
    yield JSON.stringify(value ?? null);
  else if (Array.isArray(value)) {
    yield '[';
    for (const [index, item] of value.entries()) {
      if (index > 0) yield ',';
      yield* write(item);
    }
    yield ']';
  } else {
    yield '{';
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    for (const [index, [name, field]] of fields.entries()) {
      yield `${index > 0 ? ',' : ''}${JSON.stringify(name)}:`;
      yield* write(field);
    }
    yield '}';
  }
}

/**
 * Whether the JSON of a value has about `maxLength` characters at most. What a value holds twice counts twice, and the
 * count ends once there are too many.
 */
function isAtMost(maxLength: number, value: unknown): boolean {
  let left = maxLength;
  function take(inner: unknown): boolean {
    left -= 1;
    if (typeof inner === 'string') left -= inner.length + 1;
    else if (Array.isArray(inner)) return left >= 0 && inner.every(take);
    else if (inner !== null && typeof inner === 'object')
      for (const name in inner) {
        left -= name.length + 3;
        // A list of all fields first would need the memory that is being spared.
        if (!take(inner[name as keyof typeof inner])) return false;
      }
    return left >= 0;
  }
  return take(value);
}
