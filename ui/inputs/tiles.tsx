'use client';

import './checkbox.css';
import './tiles.css';
import clsx from 'clsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { ErrorText, type FieldProps, Hint, LabelText, useControl } from './field.tsx';

/** One tile of a choice. */
export interface Tile {
  value: string;
  label: string;
  text?: string | null;
  icon?: IconName | null;
  disabled?: boolean;
}

/**
 * A choice shown whole: one of several tiles, or with `multiple` any number of them. Native radio buttons and
 * checkboxes, so the browser brings keyboard, form value and reset, with and without JavaScript.
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
  /** The value of the tile that is chosen at first, or the values of several. */
  defaultValue?: string | readonly string[];
  /** Hears of every tile that is chosen or, with `multiple`, left. */
  onChange?: (value: string, isChosen: boolean) => void;
}) {
  const { id, required, disabled, name, ...aria } = useControl(field);
  const { label, isLabelHidden, hint, error, className } = field;
  const invalid = aria['aria-invalid'];
  return (
    <fieldset
      className={clsx('field', className)}
      disabled={disabled}
      aria-describedby={aria['aria-describedby']}
      {...(!multiple && { role: 'radiogroup', 'aria-required': required, 'aria-invalid': invalid })}
    >
      <legend className={isLabelHidden ? 'sr-only' : 'field-label'}>
        <LabelText label={label} required={required} />
      </legend>
      <Hint control={id}>{hint}</Hint>
      <div className="tiles">
        {options.map(({ value, label, text, icon, disabled }) => (
          <label key={value} className="tile">
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              defaultChecked={[defaultValue].flat().includes(value)}
              required={required && !multiple}
              disabled={disabled}
              aria-invalid={multiple ? invalid : undefined}
              onChange={onChange && (({ target }) => onChange(value, target.checked))}
            />
            <span className="tile-label">
              {icon && <Icon name={icon} />}
              {label}
            </span>
            {text && <span className="tile-text">{text}</span>}
          </label>
        ))}
      </div>
      <ErrorText control={id}>{error}</ErrorText>
    </fieldset>
  );
}
