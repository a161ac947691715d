'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** Tells a control that keeps its value itself when the form around it is reset. */
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
