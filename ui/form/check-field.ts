import { describeRules, refuseFile } from '../inputs/file-rules.ts';
import { parseUrl } from '../link/parse-url.ts';
import { checkEmail, emailMissing } from './check-email.ts';
import { checkPhone, tidyPhone } from './check-phone.ts';
import { consented, consentMissing, isConsent } from './check-signup.ts';
import type { FileField, FormField, SelectField, TilesField } from './form-field.ts';

/** The maximum length of a value in characters: of one line, and of a text area. */
export const maxValueLengths = { line: 300, area: 5_000 };

/**
 * Returns the values of a field as they are stored: trimmed, without empty ones and without a consent that was not
 * given. A given consent is stored as `true`, whatever the box was sent as.
 */
export function tidyValues({ kind }: FormField, given: readonly FormDataEntryValue[]): (string | File)[] {
  if (kind === 'consent-field') return given.some(isConsent) ? [consented] : [];
  return given
    .map((value) => {
      if (typeof value !== 'string') return value;
      return kind === 'phone-field' ? tidyPhone(value) : tidyText(value);
    })
    .filter(isFilled);
}

// Browsers count a line break as one character, and send it as two.
const tidyText = (value: string): string => value.trim().replaceAll('\r\n', '\n');

const isFilled = (value: string | File): boolean =>
  typeof value === 'string' ? value !== '' : value.size > 0;

/** Returns the error of a field's tidy values, in a sentence for the visitor; undefined if they are valid. */
export function checkField(field: FormField, values: readonly (string | File)[]): string | undefined {
  const [value] = values;
  if (value === undefined) return field.required ? missing(field) : undefined;
  if (field.kind === 'file-field') return checkFile(field, value);
  if (typeof value !== 'string') return `${field.label} does not accept a file`;
  switch (field.kind) {
    case 'email-field':
      return checkEmail(value);
    case 'phone-field':
      return checkPhone(value);
    case 'select-field':
    case 'tiles-field':
      return checkChoices(field, values);
    case 'text-area-field':
      return checkLength(field.label, value, maxValueLengths.area);
    case 'text-field':
      if (field.purpose === 'url' && !isWebAddress(value)) return 'Invalid link: it begins with https://';
      return checkLength(field.label, value, maxValueLengths.line);
  }
}

/** Whether a choice is among the tidy values of its field. */
export const isChosen = ({ value }: { value: string }, values: readonly (string | File)[]): boolean =>
  values.includes(tidyText(value));

/** The files that a field takes: `accept` as for a file input, and the size limit in bytes. */
export const fileRulesOf = ({ fileKinds, mostMegabytes }: FileField) => ({
  accept: fileKinds.map((kind) => (kind === 'jpg' ? '.jpg,.jpeg' : `.${kind}`)).join(),
  maxBytes: mostMegabytes * 1_000_000,
});

function missing({ kind, label }: FormField): string {
  if (kind === 'email-field') return emailMissing;
  if (kind === 'consent-field') return consentMissing;
  return `${label} is required`;
}

function checkFile(field: FileField, value: string | File): string | undefined {
  const rules = fileRulesOf(field);
  return typeof value === 'string'
    ? `${field.label} must be a file: ${describeRules(rules)}`
    : refuseFile(value, rules);
}

function checkChoices(
  field: SelectField | TilesField,
  values: readonly (string | File)[],
): string | undefined {
  const { label, choices } = field;
  const isMultiple = field.kind === 'tiles-field' && field.isMultiple;
  const isOffered = values.every((value) => choices.some((choice) => isChosen(choice, [value])));
  if (!isOffered) return `${label} has no such option`;
  if (values.length > 1 && !isMultiple) return `${label} allows only one option`;
}

function isWebAddress(value: string): boolean {
  return /^https?:$/.test(parseUrl(value)?.protocol ?? '');
}

function checkLength(label: string, { length }: string, most: number): string | undefined {
  if (length > most) return `${label} is too long: use at most ${most.toLocaleString('en')} characters`;
}
