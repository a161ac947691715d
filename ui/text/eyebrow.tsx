import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The small mono label above a heading: a point, a hairline, a few words. Nothing when there are no words. */
export function Eyebrow({ className, children }: { className?: string; children: ReactNode }) {
  return children ? <p className={clsx('eyebrow', className)}>{children}</p> : null;
}
