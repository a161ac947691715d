const exact = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const names = ['', ' million', ' billion', ' trillion'];

/** Rounds a number to two significant digits, because an estimate is no more precise. */
export function roundHonestly(value: number): number {
  return value < 1 ? Math.round(value) : Number(value.toPrecision(2));
}

/** An estimated number in words that claim no more precision than it has: 1,234,567 is "1.2 million". */
export function sayRoughly(value: number): string {
  const rounded = roundHonestly(value);
  const thousands = Math.min(Math.floor(Math.log10(Math.max(rounded, 1)) / 3), names.length);
  if (thousands < 2) return sayExactly(rounded);
  return `${sayExactly(rounded / 1000 ** thousands)}${names[thousands - 1]}`;
}

/** A number as it is, with at most two decimal places. */
export function sayExactly(value: number): string {
  return exact.format(value);
}

/** The range of an estimate: divided by the margin and multiplied by it. */
export function sayRange(value: number, margin: number): string {
  const [least, most] = [sayRoughly(value / margin), sayRoughly(value * margin)];
  return least === most ? least : `${least} to ${most}`;
}
