'use client';

import clsx from 'clsx';
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Field, type FieldProps, labelOf, useControl } from './field.tsx';
import { HiddenValue } from './hidden-value.tsx';
import { SelectFrame, selectLook } from './select-frame.tsx';
import type { SelectListboxProps } from './select-listbox.tsx';
import type { SelectOption } from './select-option.ts';
import { useFormReset } from './use-form-reset.ts';

const openingKeys: readonly string[] = [' ', 'ArrowDown', 'ArrowUp', 'Enter'];

/**
 * A select. The native one comes first and works without JavaScript. The code of a listbox of the same size loads
 * when a visitor points at the select or focuses it. The listbox replaces the native select when that is opened or
 * left, and keeps the chosen value. A press that would open the select before the code is there opens the listbox
 * once it is.
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
  const opening = useRef<() => void>(undefined);
  const [value, setValue] = useState(defaultValue);
  const [Listbox, setListbox] = useState<ComponentType<SelectListboxProps>>();
  const [isPlain, setPlain] = useState(false);
  const control = useControl(field);
  useFormReset(root, () => change(defaultValue));

  const replace = useCallback(async () => {
    try {
      const { SelectListbox } = await import('./select-listbox.tsx');
      const select = native.current;
      // A focused select stays until the visitor opens it: it may have been open since before React was there.
      if (!select || (document.activeElement === select && !opening.current)) return;
      setValue(select.value);
      setListbox(() => SelectListbox);
    } catch (error) {
      console.warn(error);
      setPlain(true); // the native select goes on working
    }
  }, []);

  useEffect(() => {
    if (document.activeElement === native.current) replace();
  }, [replace]);

  useEffect(() => {
    if (Listbox) opening.current?.();
  }, [Listbox]);

  function openByMouse(event: MouseEvent) {
    if (event.button === 0) open(event, (button) => button.click());
  }

  function openByKey(event: KeyboardEvent) {
    const { key } = event;
    if (openingKeys.includes(key))
      open(event, (button) => button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  }

  function open(event: MouseEvent | KeyboardEvent, how: (button: HTMLButtonElement) => void) {
    if (isPlain) return;
    event.preventDefault();
    opening.current = () => {
      const button = root.current?.querySelector('button');
      button?.focus();
      if (button) how(button);
    };
    replace();
  }

  function change(chosen: string) {
    setValue(chosen);
    onChange?.(chosen);
  }

  return (
    // A button cannot say itself that a value is required.
    <Field {...field} control={control.id} isSaid={Listbox !== undefined}>
      <SelectFrame ref={root}>
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
            className={clsx(selectLook, "has-[>[value='']:checked]:text-quiet")}
            defaultValue={defaultValue}
            onChange={(event) => change(event.target.value)}
            onPointerEnter={replace}
            onFocus={replace}
            onBlur={replace}
            onMouseDown={openByMouse}
            onKeyDown={openByKey}
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
      </SelectFrame>
    </Field>
  );
}
