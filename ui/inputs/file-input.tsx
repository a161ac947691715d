'use client';

import './file-input.css';
import { type ChangeEvent, useRef, useState } from 'react';
import { Field, type FieldProps, useControl } from './field.tsx';
import { describeRules, type FileRules, refuseFile } from './file-rules.ts';
import { useFormReset } from './use-form-reset.ts';

/**
 * A file to choose or to drop. The browser's own control lies, unseen, over the drawn one, so clicks, keys and
 * drops are its own; without JavaScript it is seen itself. A file that breaks the rules is refused with the reason.
 */
export function FileInput({
  accept,
  maxBytes,
  multiple,
  onChange,
  ...field
}: FieldProps & FileRules & { multiple?: boolean; onChange?: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [isOver, setOver] = useState(false);
  useFormReset(input, () => take([]));

  const rules = { accept, maxBytes };
  const hint = [field.hint, describeRules(rules)].filter(Boolean).join('. ');
  const error = refusal ?? field.error;
  const control = useControl({ ...field, hint, error });

  function take(taken: File[], reason?: string) {
    setFiles(taken);
    setRefusal(reason);
    onChange?.(taken);
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    setOver(false);
    const chosen = [...(target.files ?? [])];
    const reason = chosen.map((file) => refuseFile(file, rules)).find(Boolean);
    if (reason) target.value = '';
    take(reason ? [] : chosen, reason);
  }

  function remove() {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    take([]);
  }

  return (
    <Field {...field} control={control.id} hint={hint} error={error}>
      <div className="file control" data-over={isOver || undefined}>
        <span className="file-button" aria-hidden="true">
          Choose file
        </span>
        <span className="file-name" aria-hidden="true">
          {files.map(({ name }) => name).join(', ') || 'No file chosen'}
        </span>
        <input
          {...control}
          ref={input}
          type="file"
          accept={accept}
          multiple={multiple}
          onChange={choose}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
        {files.length > 0 && (
          <button type="button" className="file-remove" onClick={remove} disabled={field.disabled}>
            Remove<span className="sr-only"> the chosen file</span>
          </button>
        )}
      </div>
    </Field>
  );
}
