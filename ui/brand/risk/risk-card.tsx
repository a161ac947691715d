import clsx from 'clsx';
import { Link } from '../../link/link.tsx';
import { Heading, type HeadingLevel } from '../../text/heading.tsx';
import { Severity, type SeverityLevel } from './severity.tsx';

/** A risk that can be clicked anywhere: how bad it is, what it is about, and what it is in a sentence or two. */
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
  /** The page that shows it in full; without one the card only informs. */
  href: string | null;
  level?: HeadingLevel;
}) {
  return (
    <article
      className={clsx(
        'relative grid h-full grid-cols-1 content-start gap-3 border border-line bg-raised p-6 wrap-anywhere',
        'transition-colors has-[a:hover]:border-ink',
      )}
    >
      <p className="mb-2 flex justify-between gap-4 max-tight:flex-wrap mono text-quiet">
        <Severity level={severity} />
        <span>{category}</span>
      </p>
      <Heading level={level} size={5}>
        {href ? (
          <Link href={href} className="cover hover:text-teal">
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
      {summary && <p className="text-s text-quiet">{summary}</p>}
    </article>
  );
}
