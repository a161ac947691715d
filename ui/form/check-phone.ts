import { internationalNumber } from '../inputs/phone/international-number.ts';

/** A phone number as it is stored: plus and digits; empty where the field still has only its initial dial code. */
export function tidyPhone(typed: string): string {
  if (untouched.test(typed)) return '';
  const international = internationalNumber(typed);
  if (international) return international;
  const digits = typed.replace(/\D/g, '').replace(/^00/, '');
  if (digits === '') return '';
  return `${/^\s*(\+|00)/.test(typed) ? '+' : ''}${digits}`;
}

/** Returns the error of a tidy phone number; undefined if it is valid (E.164, and the North American plan). */
export function checkPhone(phone: string): string | undefined {
  if (!phone.startsWith('+')) return 'Phone number needs its country code, such as +44';
  const count = phone.length - 1;
  const [min, max] = phone.startsWith('+1') ? [11, 11] : [7, 15];
  if (count < min) return 'Phone number is too short';
  if (count > max) return 'Phone number is too long';
}

const untouched = /^\+\d{1,4} $/;
