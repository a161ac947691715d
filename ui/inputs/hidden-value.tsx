'use client';

import { useEffect, useRef } from 'react';

/**
 * The value that a form sends for a control that is no native input. Changes fire an `input` event, as with any
 * input.
 */
export function HiddenValue({ name, value, disabled }: { name: string; value: string; disabled?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const said = useRef(value);
  useEffect(() => {
    if (said.current === value) return;
    said.current = value;
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);
  return <input ref={input} type="hidden" name={name} value={value} disabled={disabled} />;
}
