import type { PreviewProps } from 'sanity';
import type { Showing } from '#schemas/showing/is-shown-at.ts';
import { showingWords } from '#schemas/showing/showing-words.ts';
import { SectionPreview } from './section-preview.tsx';
import { usedOn, useSharingPages } from './sharing-pages.ts';
import { titleOfKind } from './title-of-kind.ts';
import { besides } from './with-showing.ts';

/**
 * A shared section, in the list of a page or where one is chosen: its name, its kind, how many pages use it, and when
 * visitors see it there.
 */
export function SharedPreview({
  kind,
  id,
  hidden,
  showFrom,
  showUntil,
  ...props
}: PreviewProps & Showing & { kind?: string; id?: string }) {
  const pages = useSharingPages(id ?? '');
  const shown = showingWords({ hidden, showFrom, showUntil }, new Date());
  const subtitle = besides('Shared section', kind && titleOfKind(kind), id && pages && usedOn(pages), shown);
  return <SectionPreview {...props} kind={kind ?? ''} subtitle={subtitle} media={undefined} />;
}
