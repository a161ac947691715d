'use client';

import { useEffect, useRef } from 'react';

/** The value that a form sends for a control without one of its own; the form hears of changes as of any input's. */
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
