'use client';

import { FileInput } from '../inputs/file-input.tsx';
import { fileRulesOf } from './check-field.ts';
import { controlOf } from './control-of.ts';
import type { FileField } from './form-field.ts';

/** A file field that takes files of certain kinds, up to a certain size. */
export function FileFieldView({ field, error }: { field: FileField; error: string | undefined }) {
  return <FileInput {...controlOf(field)} {...fileRulesOf(field)} error={error} />;
}
