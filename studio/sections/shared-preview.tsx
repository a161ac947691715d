import type { PreviewProps } from 'sanity';
import { SectionPreview } from './section-preview.tsx';
import { titleOfKind } from './title-of-kind.ts';
import { usedOn, usePages } from './use-pages.ts';

/** A shared section, in the list of a page or where one is chosen: its name, its kind, and how many pages use it. */
export function SharedPreview({ kind, id, ...props }: PreviewProps & { kind?: string; id?: string }) {
  const pages = usePages(id ?? '');
  const words = ['Shared section', kind && titleOfKind(kind), id && pages && usedOn(pages)];
  const subtitle = words.filter(Boolean).join(' · ');
  return <SectionPreview {...props} kind={kind ?? ''} subtitle={subtitle} media={undefined} />;
}
