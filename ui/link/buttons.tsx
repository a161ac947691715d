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
}

/** Large buttons in a row, the first of them the step that is meant; nothing where there is none. */
export function Buttons({ buttons }: ButtonsProps) {
  if (buttons.length === 0) return null;
  return (
    <p className="buttons">
      {buttons.map(({ key, label, ...button }) => (
        <Button key={key} size="l" {...button}>
          {label}
        </Button>
      ))}
    </p>
  );
}
