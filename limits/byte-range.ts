/** The bytes that a `Range` header asks of a file: `null` for the whole file, `'outside'` when it has no such bytes. */
export function readRange(
  header: string | null | undefined,
  bytes: number,
): { start: number; end: number } | 'outside' | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return null;
  const [first, last] = [found[1], found[2]].map((part) => (part ? Number(part) : null));
  // A range that ends before it begins is invalid, and ignored (RFC 9110, 14.1.1).
  if (typeof first === 'number' && typeof last === 'number' && last < first) return null;
  const start = first ?? Math.max(0, bytes - (last ?? 0));
  const end = first === null ? bytes - 1 : Math.min(last ?? bytes - 1, bytes - 1);
  return start > end || start >= bytes ? 'outside' : { start, end };
}
