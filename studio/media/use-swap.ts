import { useEffect, useRef } from 'react';
import { useIsDrawn } from '../asking/use-is-drawn.ts';

/** A field that holds a file. */
interface Field {
  /** The id of the file. */
  file: string;
  isReadOnly: boolean;
  onChange: (file: string) => void;
}

/**
 * Returns a function that makes another file of the one in a field, and puts it there. It takes a while: if the field
 * holds another file by then, is read-only or is unmounted, it is left as it is and `onLeft` is called. The function
 * rejects when `make` does.
 */
export function useSwap(field: Field, onLeft: () => void): (make: () => Promise<string>) => Promise<void> {
  const now = useRef(field);
  const isDrawn = useIsDrawn();
  useEffect(() => {
    now.current = field;
  });
  return async (make) => {
    const made = await make();
    const { file, isReadOnly, onChange } = now.current;
    if (isDrawn() && !isReadOnly && file === field.file) onChange(made);
    else onLeft();
  };
}
