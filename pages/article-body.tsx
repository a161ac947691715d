import type { ReactNode } from 'react';

/** The text of a document, with `beside` next to it in wide windows. */
export function ArticleBody({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 pb-(--space) desk:grid-cols-12">
      {/* What scrolls cuts off what hangs beside it, such as a quotation mark, unless it has room for it. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 self-start text-s/[1.65] desk:sticky desk:col-span-3 desk:-ms-4 desk:top-24 desk:max-h-[calc(100vh-7.5rem)] desk:overflow-y-auto desk:ps-4">
        {beside}
      </div>
      <div className="max-w-176 desk:col-[5/-1]">{children}</div>
    </div>
  );
}
