/**
 * A pasted or linked number with its dial code, as plus and digits; null where the text does not name its country.
 */
export function internationalNumber(text: string): string | null {
  const written = text.replace('(0)', ''); // as on business cards: this digit is dialled only within the country
  const [, digits] = written.trim().match(/^(?:tel:)?(?:\+|00)([\d\s().\-/\u00a0\u2010-\u2015]+)$/) ?? [];
  const number = digits?.replace(/\D/g, '');
  return number ? `+${number}` : null;
}

/**
 * Returns the number meant by text without a plus, as browsers fill it in and people type it. Its digits belong to
 * the country of `dialCode`, without the zero that is dialled only within the country, and "00" stands for the plus.
 * Null where the text needs no correction.
 */
export function meantNumber(text: string, before: string, dialCode: string): string | null {
  const digits = text.replace(/\D/g, '');
  const wasDigits = before.replace(/\D/g, '');
  const isWhole = text.trimStart().startsWith('+');
  const isOfCountry = isWhole && digits.startsWith(dialCode);
  const national = isOfCountry ? digits.slice(dialCode.length) : digits;
  if (national.startsWith('00')) return `+${national.slice(2)}`;
  const meant = `+${dialCode}${withoutTrunkZero(national, dialCode)}`;
  // Removing only the plus is no new number.
  if (!isWhole) return digits === '' || digits === wasDigits ? null : meant;
  // While someone changes the middle of a number, a zero may come first for a moment.
  const isBeginning = wasDigits === dialCode || wasDigits === `${dialCode}0`;
  return isOfCountry && isBeginning && meant !== `+${digits}` ? meant : null;
}

/** Dial codes of countries whose numbers may keep an initial zero from abroad (their plans at the ITU, E.164). */
const zeroBelongs = new Set(['39', '225', '229', '241', '242', '378']);

const withoutTrunkZero = (national: string, dialCode: string): string =>
  zeroBelongs.has(dialCode) ? national : national.replace(/^0(?=\d)/, '');
