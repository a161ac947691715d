import type { ReactNode } from 'react';

/** The small mono label above a heading: a point, a hairline, a few words. Nothing when there are no words. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return children ? <p className="eyebrow">{children}</p> : null;
}
