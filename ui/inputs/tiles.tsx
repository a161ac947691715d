'use client';

import clsx from 'clsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { ErrorText, type FieldProps, fieldLook, Hint, LabelText, labelLook, useControl } from './field.tsx';
import { tickLook } from './tick-look.ts';

/** One tile of a choice. */
export interface Tile {
  value: string;
  label: string;
  text?: string | null;
  icon?: IconName | null;
  disabled?: boolean;
}

const tileLook = clsx(
  'group/tile relative grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-0.5 p-3.5 max-tight:grid-cols-1',
  'rounded-s border bg-raised text-ink transition-[color,background-color,border-color] motion-reduce:transition-none',
  'has-checked:bg-tint has-checked:outline has-checked:-outline-offset-2 has-checked:outline-teal',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal',
  'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-transparent',
  'has-disabled:text-quiet has-disabled:outline-none',
);
const freeLook = 'border-edge hover:border-ink has-checked:border-teal';

/**
 * Options as tiles: one of several, or with `multiple` any number of them. They are native radio buttons and
 * checkboxes, so that the browser handles keyboard, form value and reset, with and without JavaScript.
 */
export function Tiles({
  options,
  multiple = false,
  defaultValue = [],
  onChange,
  ...field
}: FieldProps & {
  options: readonly Tile[];
  multiple?: boolean;
  /** The value of the initially chosen tile, or the values of several. */
  defaultValue?: string | readonly string[];
  /** Called for every tile that is chosen or, with `multiple`, unchosen. */
  onChange?: (value: string, isChosen: boolean) => void;
}) {
  const { id, required, disabled, name, ...aria } = useControl(field);
  const { label, isLabelHidden, hint, error, className } = field;
  const invalid = aria['aria-invalid'];
  const kind = multiple ? 'checkbox' : 'radio';
  return (
    <fieldset
      className={clsx(fieldLook, className)}
      disabled={disabled}
      aria-describedby={aria['aria-describedby']}
      {...(!multiple && { role: 'radiogroup', 'aria-required': required, 'aria-invalid': invalid })}
    >
      <legend className={isLabelHidden ? 'sr-only' : clsx(labelLook, 'mb-2')}>
        <LabelText label={label} required={required} isSaid={multiple} />
      </legend>
      <Hint control={id}>{hint}</Hint>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-3">
        {options.map(({ value, label, text, icon, disabled }) => (
          <label key={value} data-part="tile" className={clsx(tileLook, invalid ? 'border-red' : freeLook)}>
            <input
              type={kind}
              name={name}
              value={value}
              defaultChecked={[defaultValue].flat().includes(value)}
              required={required && !multiple}
              disabled={disabled}
              aria-invalid={multiple ? invalid : undefined}
              onChange={onChange && (({ target }) => onChange(value, target.checked))}
              className={clsx(tickLook[kind], 'focus-visible:outline-none')} // the tile has the ring
            />
            <span className="flex items-start gap-2 font-text text-s font-medium">
              {icon && (
                <Icon name={icon} className="mt-[0.1em] text-teal group-has-disabled/tile:text-current" />
              )}
              {label}
            </span>
            {text && <span className="tight:col-start-2 text-xs text-pretty text-quiet">{text}</span>}
          </label>
        ))}
      </div>
      <ErrorText control={id}>{error}</ErrorText>
    </fieldset>
  );
}
