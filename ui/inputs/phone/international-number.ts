/** A pasted or linked number with its dial code, as plus and digits; null when it does not say its country. */
export function internationalNumber(text: string): string | null {
  const [, digits] = text.trim().match(/^(?:tel:)?(?:\+|00)([\d\s().\-/\u00a0\u2010-\u2015]+)$/) ?? [];
  const number = digits?.replace(/\D/g, '');
  return number ? `+${number}` : null;
}
