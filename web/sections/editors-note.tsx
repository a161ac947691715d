import type { ReactNode } from 'react';

/** A note between the sections of a page, which only editors see, in the preview. */
export function EditorsNote({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <aside
      data-part="editors-note"
      className="mx-(--gutter) my-6 border border-dashed border-amber bg-raised px-6 py-5 text-s/[1.65]"
      role="note"
    >
      <strong>{title}</strong>
      {children}
    </aside>
  );
}
