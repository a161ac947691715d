import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { checkSection } from '#sections/check-section.ts';
import { client } from '../../../../../content/site-client.ts';
import { findKind } from '../../../../../gallery/find-kind.ts';
import { readSection } from '../../../../../gallery/read-section.ts';
import { requireEditor } from '../../../../../gallery/require-editor.ts';
import { SectionView } from '../../../../../sections/section-view.tsx';
import { Awake } from '../../../../../shell/awake.tsx';

/** Visitors of the gallery wait for the newest state, and see nothing older first. */
export const instant = false;

/** Keeps the gallery out of search engines. */
export const metadata: Metadata = { title: 'Gallery', robots: { index: false, follow: false } };

interface Props {
  params: Promise<{ kind: string; case: string }>;
  searchParams: Promise<{ window?: string }>;
}

/** One case of a kind as the site shows it, alone on a page. */
export default async function GalleryCasePage({ params, searchParams }: Props) {
  await requireEditor();
  const { kind: name, case: wanted } = await params;
  const { kind, cases } = await findKind(name);
  const section = cases.find((one) => one.name === wanted)?.section ?? notFound();
  const raw = await readSection(client, section);
  // Several cases can be framed on one page; each landmark names its own.
  const { window } = await searchParams;
  return (
    <main aria-label={window && `In a window of ${window} pixels`}>
      <SectionView
        section={checkSection(raw)}
        page={{ path: `/gallery/${kind}`, _updatedAt: '' }}
        isPreview
      />
      <Awake />
    </main>
  );
}
