import Link from 'next/link';
import { usePathname } from 'next/navigation';

/** A view that asks where the browser is. */
export default function View() {
  return <Link href="/">{usePathname()}</Link>;
}
