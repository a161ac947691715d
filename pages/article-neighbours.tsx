import clsx from 'clsx';
import { Link } from '#ui/link/link.tsx';

interface Neighbour {
  title: string;
  href: string | null;
}

/**
 * Links to the documents before and after this one, each with a word that says which it is; nothing where there are
 * none.
 */
export function ArticleNeighbours({
  label,
  before,
  after,
  className,
}: {
  label: string;
  before: [word: string, Neighbour | null];
  after: [word: string, Neighbour | null];
  className?: string;
}) {
  if (!before[1] && !after[1]) return null;
  return (
    <nav aria-label={label} className={clsx('grid gap-6 desk:grid-cols-2 print:hidden', className)}>
      {[before, after].map(
        ([word, document]) =>
          document && (
            <Link
              key={word}
              href={document.href}
              className="block text-balance font-heading text-h5/[1.3] font-semibold tracking-[-0.014em] hover:text-teal desk:[&:last-child:not(:first-child)]:text-end"
            >
              <span className="mono mb-1.5 block tracking-normal text-quiet">{word}</span>
              {document.title}
            </Link>
          ),
      )}
    </nav>
  );
}
