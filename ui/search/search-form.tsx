import clsx from 'clsx';
import { Button } from '../link/button.tsx';
import { SearchField } from './search-field.tsx';
import { searchPath } from './search-path.ts';

/** A field and a button that lead to the search page, with or without scripts; `query` is the previous question. */
export function SearchForm({ query, className }: { query?: string; className?: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to many screen readers
    <form action={searchPath} role="search" className={clsx('flex flex-wrap gap-3', className)}>
      <SearchField defaultValue={query} className="min-w-0 flex-1 basis-60" />
      <Button type="submit">Search</Button>
    </form>
  );
}
