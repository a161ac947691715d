import Link from 'next/link';
import { EditorsNote } from '../../sections/editors-note.tsx';

/** Says in the place of a page that was deleted or taken offline beside its preview where visitors are led who ask for it. */
export function LedOn({ from, to }: { from: string; to: string }) {
  return (
    <EditorsNote title="Visitors no longer have this page">
      <p>
        Whoever asks for {from} is led to{' '}
        <Link className="underline" href={to}>
          {to}
        </Link>
        . In its form the page can be restored, or published again.
      </p>
    </EditorsNote>
  );
}
