import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import { controlLook } from './control-look.ts';

/** The box of a select, with room for the arrow of its frame. */
export const selectLook = clsx(
  controlLook,
  'min-h-12 cursor-pointer appearance-none py-2.75 ps-3.5 pe-11 disabled:opacity-100',
);

/** The frame of a select, or of the listbox that replaces it; its arrow turns while it is open. */
export function SelectFrame({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={ref} data-part="select" className="group/select relative">
      {children}
      <span
        className={clsx(
          'pointer-events-none absolute end-4.5 top-4.5 size-2 rotate-45 border-r-[1.5px] border-b-[1.5px] border-quiet',
          'group-has-aria-expanded/select:translate-y-1 group-has-aria-expanded/select:rotate-225',
          'transition-[rotate,translate] motion-reduce:transition-none',
        )}
      />
    </div>
  );
}
