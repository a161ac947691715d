/** The country of a number as a phone field shows it. */
export interface PhoneCountry {
  /** Two small letters. */
  code: string;
  name: string;
  /** Digits. */
  dialCode: string;
}
