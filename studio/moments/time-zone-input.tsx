import { Select } from '@sanity/ui';
import { useMemo } from 'react';
import { type StringInputProps, set, unset } from 'sanity';
import { timeZones, usualTimeZone } from '#schemas/site/time-zone.ts';

/** A select of all time zones by their names; the usual one is chosen by naming none. */
export function TimeZoneInput({ value, readOnly, onChange, elementProps }: StringInputProps) {
  const { id, ref, onFocus, onBlur } = elementProps;
  // Another browser may have listed the chosen one under another name.
  const names = useMemo(() => [...new Set([...timeZones(), ...(value ? [value] : [])])], [value]);
  return (
    <Select
      id={id}
      // The form only needs to focus an element, of whichever type.
      ref={ref as never}
      onFocus={onFocus as never}
      onBlur={onBlur as never}
      data-testid="time-zone"
      value={value ?? usualTimeZone}
      readOnly={readOnly}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === usualTimeZone ? unset() : set(currentTarget.value))
      }
    >
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  );
}
