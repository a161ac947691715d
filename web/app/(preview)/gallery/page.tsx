import type { Metadata } from 'next';
import { GalleryFrame } from '../../../gallery/gallery-frame.tsx';
import { KindIndex } from '../../../gallery/kind-index.tsx';
import { requireEditor } from '../../../gallery/require-editor.ts';

/** Visitors of the gallery wait for the newest state, and see nothing older first. */
export const instant = false;

/** Keeps the gallery out of search engines. */
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
