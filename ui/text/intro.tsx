import clsx from 'clsx';
import type { ReactNode } from 'react';
import { reveals } from '../motion/reveals.ts';
import { Eyebrow } from './eyebrow.tsx';
import { Heading } from './heading.tsx';

/**
 * The beginning of a section: eyebrow, heading, and a paragraph below it, or with `split` beside it on wide screens.
 * Children, such as a button, follow the paragraph.
 */
export function Intro({
  eyebrow,
  title,
  text,
  split = false,
  children,
}: {
  eyebrow?: string | null;
  title: string;
  text?: string | null;
  split?: boolean;
  children?: ReactNode;
}) {
  return (
    <header
      className={clsx(
        'grid gap-6 not-last:mb-[clamp(2.5rem,5vw,4.5rem)]',
        split && 'desk:grid-cols-12 desk:items-start',
      )}
      {...reveals}
    >
      <Eyebrow className={split ? 'desk:col-span-full' : undefined}>{eyebrow}</Eyebrow>
      <Heading className={split ? 'desk:col-span-7' : undefined}>{title}</Heading>
      {(text || children) && (
        <div
          className={clsx(
            'grid max-w-136 justify-items-start gap-7 text-pretty text-quiet',
            split && 'desk:col-[9/-1] desk:pt-[0.4em]',
          )}
        >
          {text && <p>{text}</p>}
          {children}
        </div>
      )}
    </header>
  );
}
