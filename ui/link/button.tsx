import clsx from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { defaultLabels } from '../default-labels.ts';
import { Link } from './link.tsx';

/** The weight of a button: `cta` once on a screen, `primary` beside it, `ghost` for the rest. */
export type ButtonVariant = 'cta' | 'primary' | 'ghost';

/** How large a button is. */
export type ButtonSize = 'xs' | 's' | 'm' | 'l';

const sizes: Record<ButtonSize, string | undefined> = {
  xs: 'button-xs',
  s: 'button-s',
  m: undefined,
  l: 'button-l',
};

type Look = { variant?: ButtonVariant; size?: ButtonSize; className?: string; children?: ReactNode };
type AsLink = Look & { href: string | null; isExternal?: boolean };
type AsButton = Look & { href?: undefined } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look>;

/** A button, or with an `href` a link that looks like one (null: a link that leads nowhere yet). */
export function Button(props: AsLink | AsButton) {
  const { variant = 'primary', size = 'm', className, children = defaultLabels.button, ...rest } = props;
  const look = clsx('button', variant, sizes[size], className);
  if (rest.href !== undefined) {
    return (
      <Link {...rest} className={look}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" {...rest} className={look}>
      {children}
    </button>
  );
}
