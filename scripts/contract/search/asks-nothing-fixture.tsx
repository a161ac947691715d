import dynamic from 'next/dynamic';
import Image from 'next/image';
import Link from 'next/link';
import { notFound } from 'next/navigation';

const Late = dynamic(async () => () => <p>Late</p>);

/** A view that uses only what Next offers on a server. */
export default function View({ isThere = true }) {
  if (!isThere) notFound();
  return (
    <Link href="/">
      <Image src="/a.png" alt="A picture" width={1} height={1} />
      <Late />
    </Link>
  );
}
