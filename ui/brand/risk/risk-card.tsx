import clsx from 'clsx';
import { Link } from '../../link/link.tsx';
import { Heading, type HeadingLevel } from '../../text/heading.tsx';
import { Severity, type SeverityLevel } from './severity.tsx';

/**
 * The card of a risk: severity, category, title and summary; the whole card is its link. Phones show only the
 * beginning of the summary if a page has the rest.
 */
export function RiskCard({
  title,
  severity,
  category,
  summary,
  href,
  level = 3,
}: {
  title: string;
  severity: SeverityLevel;
  category: string;
  summary: string;
  /** The page that shows the risk in full; without one the card is no link. */
  href: string | null;
  level?: HeadingLevel;
}) {
  return (
    <article
      className={clsx(
        'group/card relative grid h-full grid-cols-1 content-start gap-2 border border-line bg-raised p-4 wrap-anywhere tablet:gap-3 tablet:p-6',
        'transition-colors has-[a:hover]:bg-tint',
      )}
    >
      <p className="flex justify-between gap-4 max-tight:flex-wrap mono text-quiet tablet:mb-2">
        <Severity level={severity} />
        <span>{category}</span>
      </p>
      <Heading level={level} size={5} className="transition-colors group-has-[a:hover]/card:text-teal">
        {href ? (
          <Link href={href} className="cover">
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
      {summary && <p className={clsx('text-s text-quiet', href && 'max-tablet:line-clamp-2')}>{summary}</p>}
    </article>
  );
}
