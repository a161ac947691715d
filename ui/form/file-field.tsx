'use client';

import { FileInput } from '../inputs/file-input.tsx';
import { fileRulesOf } from './check-field.ts';
import { controlOf } from './control-of.ts';
import type { FileField as Field } from './form-field.ts';

/** A file of the kinds and the size that the field takes. */
export function FileField({ field, error }: { field: Field; error: string | undefined }) {
  return <FileInput {...controlOf(field)} {...fileRulesOf(field)} error={error} />;
}
