import type { LeftOut } from './left-out.ts';

/** What editors see in the preview in place of a section that visitors do not see. */
export function LeftOutCard({ section: { kind, reason } }: { section: LeftOut }) {
  return (
    <aside className="left-out-card" role="note">
      <strong>Visitors do not see this section{kind && `, “${kind}”`}</strong>
      <p>{reason}</p>
    </aside>
  );
}
