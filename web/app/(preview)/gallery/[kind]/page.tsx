import type { Metadata } from 'next';
import { kinds } from '#sections/registry.ts';
import { findKind } from '../../../../gallery/find-kind.ts';
import { GalleryFrame } from '../../../../gallery/gallery-frame.tsx';
import { KindPage } from '../../../../gallery/kind-page.tsx';
import { requireEditor } from '../../../../gallery/require-editor.ts';

interface Props {
  params: Promise<{ kind: string }>;
  searchParams: Promise<{ case?: string }>;
}

/** Visitors of the gallery wait for the newest state, and see nothing older first. */
export const instant = false;

/** The name of the kind; kept out of search engines. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind } = await params;
  const title = new Map(Object.entries(kinds)).get(kind)?.schema.title ?? 'Not found';
  return { title: `${title} – Gallery`, robots: { index: false, follow: false } };
}

/** One kind of section: a case of it at three widths, and its fields. */
export default async function GalleryKindPage({ params, searchParams }: Props) {
  await requireEditor();
  const found = await findKind((await params).kind);
  const { kind } = found;
  const { case: wanted } = await searchParams;
  return (
    <GalleryFrame here={{ title: kinds[kind].schema.title ?? kind, href: `/gallery/${kind}` }}>
      <KindPage found={found} wanted={wanted} />
    </GalleryFrame>
  );
}
