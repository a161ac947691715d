'use client';

import './select.css';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Field, type FieldProps, labelOf, useControl } from './field.tsx';
import { HiddenValue } from './hidden-value.tsx';
import type { SelectListboxProps } from './select-listbox.tsx';
import type { SelectOption } from './select-option.ts';
import { useFormReset } from './use-form-reset.ts';

/**
 * One of several values. The browser's own select stands there first and works without JavaScript; a listbox of the
 * same size takes its place as soon as its code has come and nobody is using the select, and keeps what was chosen.
 */
export function Select({
  options,
  placeholder = 'Select an option',
  defaultValue = '',
  onChange,
  ...field
}: FieldProps & {
  options: readonly SelectOption[];
  placeholder?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}) {
  const root = useRef<HTMLDivElement>(null);
  const native = useRef<HTMLSelectElement>(null);
  const [value, setValue] = useState(defaultValue);
  const [Listbox, setListbox] = useState<ComponentType<SelectListboxProps>>();
  const control = useControl(field);
  useFormReset(root, () => change(defaultValue));

  useEffect(() => {
    const select = native.current;
    let isThere = true;
    const replace = async () => {
      const { SelectListbox } = await import('./select-listbox.tsx');
      if (!select || !isThere) return;
      if (document.activeElement === select) return select.addEventListener('blur', replace, { once: true });
      setValue(select.value);
      setListbox(() => SelectListbox);
    };
    replace().catch(console.warn); // the browser's own select goes on working
    return () => {
      isThere = false;
    };
  }, []);

  function change(chosen: string) {
    setValue(chosen);
    onChange?.(chosen);
  }

  return (
    <Field {...field} control={control.id}>
      <div className="select" ref={root}>
        {Listbox ? (
          <>
            <Listbox
              {...{ control, options, placeholder, value }}
              label={labelOf(control.id)}
              onChange={change}
            />
            <HiddenValue name={field.name} value={value} disabled={field.disabled} />
          </>
        ) : (
          <select
            {...control}
            ref={native}
            className="control"
            defaultValue={defaultValue}
            onChange={(event) => change(event.target.value)}
          >
            <option value="" disabled={field.required} hidden={field.required}>
              {placeholder}
            </option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </div>
    </Field>
  );
}
