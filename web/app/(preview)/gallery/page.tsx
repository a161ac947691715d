import type { Metadata } from 'next';
import { GalleryFrame } from '../../../gallery/gallery-frame.tsx';
import { KindIndex } from '../../../gallery/kind-index.tsx';
import { requireEditor } from '../../../gallery/require-editor.ts';

/** Whoever opens the gallery waits for the newest state. */
export const instant = false;

/** Nobody's search result. */
export const metadata: Metadata = { title: 'Gallery', robots: { index: false, follow: false } };

/** Every kind of section at a glance. */
export default async function GalleryPage() {
  await requireEditor();
  return (
    <GalleryFrame>
      <KindIndex />
    </GalleryFrame>
  );
}
