import type { Metadata } from 'next';
import { SearchForm } from '#ui/search/search-form.tsx';
import { SearchResults } from '#ui/search/search-results.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { getShell } from '../../../content/content.ts';
import { searchSite } from '../../../search/site-search.ts';

interface Props {
  searchParams: Promise<{ q?: string | string[] }>;
}

/** The results are all of the page, so there is nothing to show before they are known. */
export const instant = false;

/** Search engines do not list this page, but follow its links to the pages themselves. */
export const metadata: Metadata = { title: 'Search', robots: { index: false, follow: true } };

/** The search page, with its results in the HTML: for browsers without scripts, and for addresses that are shared. */
export default async function SearchPage({ searchParams }: Props) {
  const [{ q = '' }, { menu }] = await Promise.all([searchParams, getShell()]);
  const answer = await searchSite([q].flat()[0] ?? '', menu?.items ?? []);
  return (
    <section className="wrap max-w-3xl py-16">
      <Heading level={1} size={2}>
        Search
      </Heading>
      <SearchForm query={answer.query} className="mt-8" />
      <SearchResults answer={answer} />
    </section>
  );
}
