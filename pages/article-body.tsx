import type { ReactNode } from 'react';

/** The text of a document, with `beside` next to it in wide windows. */
export function ArticleBody({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 pb-(--space) desk:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 self-start text-s/[1.65] desk:sticky desk:top-24 desk:max-h-[calc(100vh-7.5rem)] desk:overflow-y-auto">
        {beside}
      </div>
      <div className="max-w-176">{children}</div>
    </div>
  );
}
