'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** Calls `reset` when the form around a control is reset, for controls that keep their value themselves. */
export function useFormReset(control: RefObject<HTMLElement | null>, reset: () => void): void {
  const latest = useRef(reset);
  useEffect(() => {
    latest.current = reset;
  });
  useEffect(() => {
    const form = control.current?.closest('form');
    const onReset = () => latest.current();
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [control]);
}
