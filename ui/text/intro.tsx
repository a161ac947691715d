import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Eyebrow } from './eyebrow.tsx';
import { Heading } from './heading.tsx';

/**
 * How a section begins: eyebrow, heading, and a paragraph under it or (`split`) beside it on wide screens.
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
    // Where a section has code of its own, start-motion may have marked this before React is awake.
    <header className={clsx('intro', split && 'intro-split')} data-reveal="" suppressHydrationWarning>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading>{title}</Heading>
      {(text || children) && (
        <div className="intro-text">
          {text && <p>{text}</p>}
          {children}
        </div>
      )}
    </header>
  );
}
