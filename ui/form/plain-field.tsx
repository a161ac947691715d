'use client';

import { Checkbox } from '../inputs/checkbox.tsx';
import { TextArea } from '../inputs/text-area.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import { Tiles } from '../inputs/tiles.tsx';
import { Link } from '../link/link.tsx';
import { maxValueLengths } from './check-field.ts';
import { controlOf } from './control-of.ts';
import type { ConsentField, EmailField, TextAreaField, TextField, TilesField } from './form-field.ts';

/** A field that the browser itself can draw: text, email, several lines, tiles, consent. */
export function PlainField({
  field,
  error,
}: {
  field: TextField | EmailField | TextAreaField | TilesField | ConsentField;
  error: string | undefined;
}) {
  const control = { ...controlOf(field), error };
  switch (field.kind) {
    case 'text-area-field':
      return (
        <TextArea
          {...control}
          placeholder={field.placeholder ?? undefined}
          maxLength={maxValueLengths.area}
        />
      );
    case 'tiles-field':
      return <Tiles {...control} options={field.choices} multiple={field.isMultiple} />;
    case 'consent-field':
      return <Checkbox {...control} label={<Consent field={field} />} />;
    default:
      return (
        <TextInput
          {...control}
          type={typeOf(field)}
          autoComplete={autoCompleteOf(field)}
          placeholder={field.placeholder ?? undefined}
          maxLength={maxValueLengths.line}
        />
      );
  }
}

function Consent({ field: { label, linkLabel, href } }: { field: ConsentField }) {
  if (!href || !linkLabel?.trim()) return label;
  return (
    <>
      {label}{' '}
      <Link href={href} isExternal>
        {linkLabel}
      </Link>
    </>
  );
}

function typeOf(field: TextField | EmailField) {
  if (field.kind === 'email-field') return 'email';
  return field.purpose === 'url' ? 'url' : 'text';
}

function autoCompleteOf(field: TextField | EmailField) {
  if (field.kind === 'email-field') return 'email';
  return field.purpose === 'off' ? undefined : field.purpose;
}
