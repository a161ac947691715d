import Link from 'next/link';
import { EditorsNote } from '../../sections/editors-note.tsx';

/** Says in the place of a page that was deleted beside its preview where visitors are led who ask for it. */
export function LedOn({ from, to }: { from: string; to: string }) {
  return (
    <EditorsNote title="This page is deleted">
      <p>
        Whoever asks for {from} is led to{' '}
        <Link className="underline" href={to}>
          {to}
        </Link>
        . As long as its form is open, it can be restored there.
      </p>
    </EditorsNote>
  );
}
