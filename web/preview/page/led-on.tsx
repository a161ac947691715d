import Link from 'next/link';
import { EditorsNote } from '../../sections/editors-note.tsx';

/**
 * Says, in place of a page that was deleted or taken offline while previewed, where visitors who ask for it are led.
 */
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
