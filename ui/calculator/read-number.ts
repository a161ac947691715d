const grouped = /^\d{1,3}([ ,.'’_\u00a0\u202f]\d{3})+$/;
const plain = /^(\d+(?:\.\d+)?)\s*([km]?)$/i;
const times: Record<string, number> = { '': 1, k: 1_000, m: 1_000_000 };

/**
 * Reads a number as people write it ("2000", "2,000", "2.000", "2 000", "2k") and rounds it; null for any other text.
 */
export function readNumber(text: string): number | null {
  const trimmed = text.trim();
  if (grouped.test(trimmed)) return Number(trimmed.replace(/\D/g, ''));
  const sign = /^[-−]/.test(trimmed) ? -1 : 1;
  const [, digits, suffix = ''] = plain.exec(trimmed.replace(/^[-−+]/, '')) ?? [];
  const value = Number(digits) * (times[suffix.toLowerCase()] ?? 1);
  return Number.isFinite(value) ? sign * Math.round(value) : null;
}
