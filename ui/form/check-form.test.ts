import { describe, expect, test } from 'vitest';
import { maxValueLengths } from './check-field.ts';
import { checkForm } from './check-form.ts';
import { tidyPhone } from './check-phone.ts';
import type { FormField } from './form-field.ts';
import { readSubmission } from './read-submission.ts';

const any = { label: 'Company', hint: null, required: false, width: 'full' } as const;
const placeholder = null;
const choices = [
  { value: 'agents', label: 'Agents', text: null, icon: null },
  { value: 'vault', label: 'Vaults', text: null, icon: null },
];

const fields = {
  text: { ...any, kind: 'text-field', name: 'it', placeholder, purpose: 'off' },
  link: { ...any, kind: 'text-field', name: 'it', placeholder, purpose: 'url' },
  email: { ...any, kind: 'email-field', name: 'it', placeholder, isWorkOnly: true },
  phone: {
    ...any,
    kind: 'phone-field',
    name: 'it',
    defaultCountry: null,
    onlyCountries: [],
    excludeCountries: [],
  },
  area: { ...any, kind: 'text-area-field', name: 'it', placeholder },
  select: { ...any, kind: 'select-field', name: 'it', placeholder, choices },
  tiles: { ...any, kind: 'tiles-field', name: 'it', choices, isMultiple: false },
  severalTiles: { ...any, kind: 'tiles-field', name: 'it', choices, isMultiple: true },
  consent: { ...any, kind: 'consent-field', name: 'it', linkLabel: null, href: null },
  file: { ...any, kind: 'file-field', name: 'it', fileKinds: ['pdf', 'docx'], mostMegabytes: 1 },
} satisfies Record<string, FormField>;

/** The error of one field with some values. */
function saidOf(field: FormField, ...values: (string | File)[]): string | undefined {
  const data = new FormData();
  for (const value of values) data.append('it', value);
  return checkForm([field], data).it;
}

describe('a form', () => {
  test.each<[keyof typeof fields, string]>([
    ['text', 'Company is required'],
    ['link', 'Company is required'],
    ['email', 'Email is required'],
    ['phone', 'Company is required'],
    ['area', 'Company is required'],
    ['select', 'Company is required'],
    ['tiles', 'Company is required'],
    ['consent', 'You must accept the privacy policy'],
    ['file', 'Company is required'],
  ])('asks for a %s that is required: %s', (name, message) => {
    const required = { ...fields[name], required: true };
    expect(saidOf(required)).toBe(message);
    expect(saidOf(required, '  ')).toBe(message);
    if (name === 'consent')
      for (const value of ['false', 'no', '0', 'off']) expect(saidOf(required, value)).toBe(message);
    expect(saidOf(fields[name])).toBeUndefined();
  });

  test.each<[keyof typeof fields, string, string | undefined]>([
    ['text', 'a', undefined],
    ['text', 'a'.repeat(maxValueLengths.line + 1), 'Company is too long: use at most 300 characters'],
    ['area', 'a'.repeat(maxValueLengths.area), undefined],
    ['area', 'a'.repeat(maxValueLengths.area + 1), 'Company is too long: use at most 5,000 characters'],
    ['email', 'ada@cardea', 'Invalid email address'],
    ['email', `${'a'.repeat(250)}@cardea.example`, 'Invalid email address'],
    ['email', ' ada@cardea.example ', undefined],
    ['email', 'ada@müller.example', undefined],
    ['email', 'ada@xn--e1afmkfd.xn--p1ai', undefined],
    ['email', 'ada@पोस्ट.भारत', undefined],
    ['email', 'ada@cardea.example:25', 'Invalid email address'],
    ['email', 'ada@127.1', 'Invalid email address'],
    ['link', 'https://cardea.example/a?b', undefined],
    ['link', 'cardea.example', 'Invalid link: it begins with https://'],
    ['link', 'javascript:alert(1)', 'Invalid link: it begins with https://'],
    ['select', 'agents', undefined],
    ['select', 'Agents', 'Company has no such option'],
    ['consent', 'on', undefined],
    ['consent', 'true', undefined],
    ['file', 'cv.pdf', 'Company must be a file: PDF or DOCX, up to 1 MB'],
  ])('says of a %s "%s": %s', (name, value, message) => {
    expect(saidOf(fields[name], value)).toBe(message);
  });

  test('counts the end of a line once, in the browser and where the form arrives', async () => {
    const data = new FormData();
    data.append('it', `${'a\n'.repeat(maxValueLengths.area / 2 - 1)}bc`);
    const arrived = await new Response(data).formData();
    expect(arrived.get('it')).toContain('\r\n');
    expect([checkForm([fields.area], data), checkForm([fields.area], arrived)]).toEqual([{}, {}]);
    expect(readSubmission({ id: 'f', fields: [fields.area] }, arrived).fields).toEqual([
      { name: 'it', label: 'Company', values: [data.get('it')] },
    ]);
  });

  test('takes one tile or several, as the field says', () => {
    expect(saidOf(fields.tiles, 'agents', 'vault')).toBe('Company allows only one option');
    expect(saidOf(fields.severalTiles, 'agents', 'vault')).toBeUndefined();
    expect(saidOf(fields.severalTiles, 'agents', 'else')).toBe('Company has no such option');
  });

  test('takes a choice that has space around it as it is sent, without', () => {
    const spaced = ['1–50 ', ' 51–500'].map((value) => ({ value, label: value, text: null, icon: null }));
    for (const field of [fields.select, fields.severalTiles]) {
      for (const { value } of spaced) {
        expect(saidOf({ ...field, choices: spaced }, value)).toBeUndefined();
        expect(saidOf({ ...field, choices: spaced }, value.trim())).toBeUndefined();
      }
      expect(saidOf({ ...field, choices: spaced }, '1–5')).toBe('Company has no such option');
    }
  });

  test('takes files of the kinds and the size that the field names', () => {
    const file = (name: string, size = 3) => new File([new Uint8Array(size)], name);
    expect(saidOf(fields.file, file('cv.PDF'))).toBeUndefined();
    expect(saidOf(fields.file, file('cv.exe'))).toContain('“cv.exe” cannot be sent');
    expect(saidOf(fields.file, file('cv.pdf', 1_000_001))).toContain('the limit is 1 MB');
    expect(saidOf({ ...fields.file, required: true }, file('', 0))).toBe('Company is required');
    expect(saidOf(fields.text, file('cv.pdf'))).toBe('Company does not accept a file');
  });
});

describe('a phone number', () => {
  test.each([
    ['+1 (202) 555-0143', '+12025550143', undefined],
    ['0044 20 7946 0958', '+442079460958', undefined],
    ['+44 (0)20 7946 0958', '+442079460958', undefined],
    ['+1 202 555', '+1202555', 'Phone number is too short'],
    ['+44 20 7', '+44207', 'Phone number is too short'],
    ['+683 4000', '+6834000', undefined],
    ['+1 202 555 0143 9', '+120255501439', 'Phone number is too long'],
    ['+3612345678901234', '+3612345678901234', 'Phone number is too long'],
    ['020 7946 0958', '02079460958', 'Phone number needs its country code, such as +44'],
    ['+202', '+202', 'Phone number is too short'],
    ['+1 ', '', undefined],
    ['+1684 ', '', undefined],
  ])('"%s" is kept as "%s": %s', (typed, tidy, message) => {
    expect(tidyPhone(typed)).toBe(tidy);
    expect(saidOf(fields.phone, typed)).toBe(message);
  });
});
