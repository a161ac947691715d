'use client';

import type { ReactNode } from 'react';

/** A piece that gets what it is handed as JSON. */
export function Island({ children }: { given: unknown; children?: ReactNode }) {
  return <div>{children}</div>;
}
