'use client';

import { FileInput } from '../inputs/file-input.tsx';
import { fileRulesOf } from './check-field.ts';
import { controlOf } from './control-of.ts';
import type { FileField as Field } from './form-field.ts';

/** A file field that takes files of certain kinds, up to a certain size. */
export function FileField({ field, error }: { field: Field; error: string | undefined }) {
  return <FileInput {...controlOf(field)} {...fileRulesOf(field)} error={error} />;
}
