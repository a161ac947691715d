import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

interface ButtonsProps {
  buttons: readonly {
    key: string;
    label: string;
    href: string | null;
    variant: ComponentProps<typeof Button>['variant'];
    isExternal: boolean;
  }[];
  className?: string;
}

/** Large buttons in a row, the most important first; nothing where there are none. */
export function Buttons({ buttons, className }: ButtonsProps) {
  if (buttons.length === 0) return null;
  return (
    <p className={clsx('flex flex-wrap gap-3 max-phone:w-full max-phone:flex-col', className)}>
      {buttons.map(({ key, label, ...button }) => (
        <Button key={key} size="l" {...button}>
          {label}
        </Button>
      ))}
    </p>
  );
}
