import type { IconName } from '../icon/icon-names.ts';
import type { PhoneCountry } from '../inputs/phone/phone-country.ts';

interface AnyField {
  /** The name under which its value is sent, unique within the form. */
  name: string;
  label: string;
  hint: string | null;
  required: boolean;
  width: 'full' | 'half';
}

/** One line of text. Browsers autofill it by `purpose`, and a `url` must be valid. */
export interface TextField extends AnyField {
  kind: 'text-field';
  placeholder: string | null;
  purpose: 'off' | 'name' | 'organization' | 'organization-title' | 'url';
}

/** An email address; with `isWorkOnly` none of a free provider. */
export interface EmailField extends AnyField {
  kind: 'email-field';
  placeholder: string | null;
  isWorkOnly: boolean;
}

/** A phone number; an empty list `onlyCountries` means all countries. */
export interface PhoneField extends AnyField {
  kind: 'phone-field';
  defaultCountry: string | null;
  onlyCountries: string[];
  excludeCountries: string[];
}

/** Text of several lines. */
export interface TextAreaField extends AnyField {
  kind: 'text-area-field';
  placeholder: string | null;
}

/** One of several options. */
export interface SelectField extends AnyField {
  kind: 'select-field';
  placeholder: string | null;
  choices: { value: string; label: string }[];
}

/** One of several tiles, or with `isMultiple` any number of them. */
export interface TilesField extends AnyField {
  kind: 'tiles-field';
  choices: { value: string; label: string; text: string | null; icon: IconName | null }[];
  isMultiple: boolean;
}

/** Something to agree to, with a link to the text. */
export interface ConsentField extends AnyField {
  kind: 'consent-field';
  linkLabel: string | null;
  href: string | null;
}

/** The kinds of files that a form can take. */
export type FileKind = 'pdf' | 'docx' | 'odt' | 'png' | 'jpg';

/** A file of some kinds. */
export interface FileField extends AnyField {
  kind: 'file-field';
  fileKinds: FileKind[];
  mostMegabytes: number;
}

/** A field of a form as data. */
export type FormField =
  | TextField
  | EmailField
  | PhoneField
  | TextAreaField
  | SelectField
  | TilesField
  | ConsentField
  | FileField;

/** A phone field with its initial country, which only the table of all countries can tell. */
export interface DrawnPhoneField extends PhoneField {
  country: PhoneCountry;
}

/** A field ready to be drawn. */
export type DrawnField = Exclude<FormField, PhoneField> | DrawnPhoneField;
