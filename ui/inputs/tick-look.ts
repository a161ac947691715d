import clsx from 'clsx';

const tick = clsx(
  'mt-[0.1rem] grid size-5 cursor-[inherit] appearance-none place-content-center border bg-raised',
  'before:size-3 before:scale-0 before:bg-ground checked:before:scale-100',
  'border-edge group-hover/choice:border-ink checked:border-teal checked:bg-teal',
  'enabled:in-aria-invalid:border-red enabled:aria-invalid:border-red',
  'disabled:border-line disabled:checked:bg-point',
  'transition-[color,background-color,border-color] duration-150 motion-reduce:transition-none',
  'before:duration-150 before:ease-out motion-safe:before:transition-[scale]',
  'forced-colors:appearance-auto forced-colors:before:hidden',
);

/** The look of checkboxes and radio buttons; hovering a `group/choice` around one affects it as well. */
export const tickLook = {
  checkbox: clsx(tick, 'rounded-s before:[clip-path:polygon(14%_46%,4%_58%,40%_92%,98%_20%,87%_9%,39%_69%)]'),
  radio: clsx(tick, 'rounded-full before:[clip-path:circle(33%)]'),
};
