'use client';

import clsx from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { frameLook } from './control-look.ts';
import { Field, type FieldProps, useControl } from './field.tsx';
import { type FileRules, hintWithRules, refuseFile } from './file-rules.ts';
import { useFormReset } from './use-form-reset.ts';

/**
 * A field for files to choose or to drop. The native control lies invisible over the drawn one, so that clicks, keys
 * and drops work natively; without JavaScript it is visible. A file that breaks the rules is refused with the reason.
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
  const hint = hintWithRules(field.hint, rules);
  const error = refusal ?? field.error;
  const control = useControl({ ...field, hint, error });

  function take(taken: File[], reason?: string) {
    setFiles(taken);
    setRefusal(reason);
    onChange?.(taken);
  }

  function look(chooser: HTMLInputElement) {
    setOver(false);
    const chosen = [...(chooser.files ?? [])];
    const reason = chosen.map((file) => refuseFile(file, rules)).find(Boolean);
    if (reason) chooser.value = '';
    take(reason ? [] : chosen, reason);
  }
  // A file chosen before the script was there is in the control already.
  const lookFirst = useEffectEvent(() => input.current?.files?.length && look(input.current));
  useEffect(() => void lookFirst(), []);

  function remove() {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    take([]);
  }

  return (
    <Field {...field} control={control.id} hint={hint} error={error}>
      <div
        className={clsx(
          frameLook(error !== undefined),
          'group/file flex-wrap items-center gap-x-3.5 gap-y-2 border-dashed p-1.75',
          'data-over:border-solid data-over:border-teal data-over:bg-tint',
        )}
        data-over={isOver || undefined}
      >
        <span
          className={clsx(
            'rounded-s border border-edge bg-ground px-3.5 py-1 font-text text-xs/[1.6] font-medium',
            'transition-colors group-hover/file:border-ink group-has-disabled/file:border-line noscript:hidden',
          )}
          aria-hidden="true"
        >
          Choose file
        </span>
        <span
          data-part="file-name"
          className={clsx(
            'min-w-0 flex-[1_1_8rem] text-s/[1.5] noscript:hidden',
            files.length > 0 ? 'text-ink' : 'text-quiet',
          )}
          aria-hidden="true"
        >
          {files.map(({ name }) => name).join(', ') || 'No file chosen'}
        </span>
        <input
          {...control}
          ref={input}
          type="file"
          accept={accept}
          multiple={multiple}
          onChange={({ target }) => look(target)}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          className={clsx(
            'absolute inset-0 w-full cursor-pointer opacity-0 disabled:cursor-not-allowed',
            'noscript:static noscript:opacity-100',
          )}
        />
        {files.length > 0 && (
          <button
            type="button"
            // Above the input, which covers the box.
            className={clsx(
              'relative cursor-pointer px-2 py-1.5 font-text text-xs font-medium text-teal',
              'underline underline-offset-[0.2em]',
            )}
            onClick={remove}
            disabled={field.disabled}
          >
            Remove<span className="sr-only"> the chosen file</span>
          </button>
        )}
      </div>
    </Field>
  );
}
