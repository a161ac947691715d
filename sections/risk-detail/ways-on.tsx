import { bySeverity, neighboursOf } from '#schemas/risk/order-risks.ts';
import { Link } from '#ui/link/link.tsx';
import type { Props } from './contract.ts';

/** The way to the risk before and the one after, in the order of the library; those without a page are passed over. */
export function WaysOn({ from, all }: { from: string; all: Props['all'] }) {
  const shown = bySeverity(all.filter(({ href }) => href));
  const { previous, next } = neighboursOf(from, shown);
  if (!previous && !next) return null;
  return (
    <nav className="risk-ways" aria-label="More risks">
      {previous && (
        <Link href={previous.href}>
          <span>Previous risk</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link href={next.href} className="risk-next">
          <span>Next risk</span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
