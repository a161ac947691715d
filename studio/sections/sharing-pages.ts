import { getPublishedId } from 'sanity';
import { addressedTypes } from '#schemas/addresses.ts';
import { useAnswer } from '../lake/use-answer.ts';

const pagesQuery =
  '*[_type in $types && references($id)] | order(_type, coalesce(path.current, slug.current)){_id, _type, title}';

/** The pages that use a shared section, with drafts in place of what is published; undefined until they are loaded. */
export function useSharingPages(id: string): { _id: string; _type: string; title?: string }[] | undefined {
  const pages = useAnswer(pagesQuery, { id: getPublishedId(id), types: addressedTypes }, 'drafts');
  return Array.isArray(pages) ? pages : undefined;
}

/** How many pages use something, in words. */
export function usedOn({ length }: readonly unknown[]): string {
  if (length === 0) return 'used on no page';
  return length === 1 ? 'used on 1 page' : `used on ${length} pages`;
}
