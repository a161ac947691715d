import clsx from 'clsx';
import { Link } from '../../link/link.tsx';
import type { RiskName } from './risk.ts';

const wayLook = 'grid max-w-120 content-start gap-1 font-medium hover:text-teal';
const labelLook = 'mono text-quiet';

/** Links to the risk before and the one after. */
export function WaysOn({ previous, next }: { previous: RiskName | null; next: RiskName | null }) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label="More risks"
      className="mt-[clamp(2.5rem,4vw,3.5rem)] grid gap-5 border-t border-line pt-6 tablet:grid-cols-2"
    >
      {previous && (
        <Link href={previous.href} className={wayLook}>
          <span className={labelLook}>Previous risk</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link
          href={next.href}
          className={clsx(wayLook, 'tablet:col-start-2 tablet:justify-self-end tablet:text-end')}
        >
          <span className={labelLook}>Next risk</span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
