/** What a phone field shows of the country of its number. */
export interface PhoneCountry {
  /** Two small letters. */
  code: string;
  name: string;
  /** Digits. */
  dialCode: string;
}
