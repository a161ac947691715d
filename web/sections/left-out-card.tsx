import { EditorsNote } from './editors-note.tsx';
import type { LeftOut } from './left-out.ts';

/** What editors see in the preview in place of a section that visitors do not see. */
export function LeftOutCard({ section: { kind, reason } }: { section: LeftOut }) {
  return (
    <EditorsNote title={<>Visitors do not see this section{kind && `, “${kind}”`}</>}>
      <p>{reason}</p>
    </EditorsNote>
  );
}
