import { Link } from '../../link/link.tsx';
import type { RiskName } from './risk.ts';

/** The way to the risk before and the one after. */
export function WaysOn({ previous, next }: { previous: RiskName | null; next: RiskName | null }) {
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
