import { Link } from '../link/link.tsx';
import { HitRow } from './hit-row.tsx';
import type { SearchAnswer } from './search-answer.ts';
import { searchNews } from './search-news.ts';

/** The answer to a question on the search page: the hits, or pages to try instead. */
export function SearchResults({ answer }: { answer: SearchAnswer }) {
  const { hits, suggestions } = answer;
  return (
    <>
      <p role="status" className="mt-8 text-s text-quiet">
        {searchNews(answer)}
      </p>
      {hits.length > 0 && (
        <ol className="mt-4 border-t border-line">
          {hits.map((hit) => (
            <li key={hit.href} className="border-b border-line">
              {/* A plain link: the browser by itself finds the place that the address names, in whatever way. */}
              <a href={hit.href} className="-mx-3 block rounded-s px-3 py-4 hover:bg-mist">
                <HitRow hit={hit} />
              </a>
            </li>
          ))}
        </ol>
      )}
      {suggestions.length > 0 && (
        <>
          <h2 className="mt-10 font-heading text-h5 font-semibold">Where to begin</h2>
          <ul className="mt-3 grid gap-2">
            {suggestions.map(({ title, href }) => (
              <li key={href}>
                <Link href={href} className="text-teal underline underline-offset-4">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
