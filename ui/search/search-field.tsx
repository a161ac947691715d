import clsx from 'clsx';
import type { InputHTMLAttributes } from 'react';
import { Icon } from '../icon/icon.tsx';

/** The text field of the search, which takes all attributes of an input. */
export function SearchField({ className, ...rest }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <span className={clsx('relative block', className)}>
      <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-quiet" />
      <input
        type="text"
        name="q"
        aria-label="Search this site"
        placeholder="Search this site"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        className={clsx(
          'min-h-12 w-full rounded-s border border-quiet bg-raised py-2.5 ps-11 pe-3.5',
          'text-[1rem] text-ink placeholder:text-quiet', // below 16 px iOS zooms the page
        )}
      />
    </span>
  );
}
