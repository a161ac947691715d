import type { Metadata } from 'next';
import { SearchForm } from '#ui/search/search-form.tsx';
import { SearchResults } from '#ui/search/search-results.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { getShell } from '../../../content/content.ts';
import { searchSite } from '../../../search/site-search.ts';

interface Props {
  searchParams: Promise<{ q?: string | string[] }>;
}

/** The answer is all of the page: there is nothing to show before it is known. */
export const instant = false;

/** Whoever looks for something outside is led to the page that has it. */
export const metadata: Metadata = { title: 'Search', robots: { index: false, follow: true } };

/** The search as a page, with the answer in its HTML: for browsers without scripts, and for addresses that are passed on. */
export default async function SearchPage({ searchParams }: Props) {
  const [{ q = '' }, { menu }] = await Promise.all([searchParams, getShell()]);
  const answer = searchSite([q].flat()[0] ?? '', menu?.items ?? []);
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
