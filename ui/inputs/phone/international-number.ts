/** A pasted or linked number with its dial code, as plus and digits; null when it does not say its country. */
export function internationalNumber(text: string): string | null {
  const written = text.replace('(0)', ''); // as on business cards: the digit that is dialled within the country alone
  const [, digits] = written.trim().match(/^(?:tel:)?(?:\+|00)([\d\s().\-/\u00a0\u2010-\u2015]+)$/) ?? [];
  const number = digits?.replace(/\D/g, '');
  return number ? `+${number}` : null;
}

/**
 * What is meant by a number that was written anew without a plus, as browsers fill it in and people type it: digits belong to the country of
 * `dialCode`, without the zero that is dialled within it alone, and "00" is another way to write the plus. Null where nothing is missing.
 */
export function meantNumber(text: string, before: string, dialCode: string): string | null {
  const digits = text.replace(/\D/g, '');
  const wasDigits = before.replace(/\D/g, '');
  const isWhole = text.trimStart().startsWith('+');
  const isOfCountry = isWhole && digits.startsWith(dialCode);
  const national = isOfCountry ? digits.slice(dialCode.length) : digits;
  if (national.startsWith('00')) return `+${national.slice(2)}`;
  const meant = `+${dialCode}${withoutTrunkZero(national, dialCode)}`;
  // Who takes the plus alone away has written nothing anew.
  if (!isWhole) return digits === '' || digits === wasDigits ? null : meant;
  // In a number that is changed in its middle a zero may come to the front for a moment.
  const isBeginning = wasDigits === dialCode || wasDigits === `${dialCode}0`;
  return isOfCountry && isBeginning && meant !== `+${digits}` ? meant : null;
}

/** Dial codes of countries whose numbers may begin with a zero from abroad too (their plans at the ITU, E.164). */
const zeroBelongs = new Set(['39', '225', '229', '241', '242', '378']);

const withoutTrunkZero = (national: string, dialCode: string): string =>
  zeroBelongs.has(dialCode) ? national : national.replace(/^0(?=\d)/, '');
