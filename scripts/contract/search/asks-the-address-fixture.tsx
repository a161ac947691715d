import Link from 'next/link';
import { usePathname } from 'next/navigation';

/** A view that asks for the address in the browser. */
export default function View() {
  return <Link href="/">{usePathname()}</Link>;
}
