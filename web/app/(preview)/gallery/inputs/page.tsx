import type { Metadata } from 'next';
import { GalleryFrame } from '../../../../gallery/gallery-frame.tsx';
import { Inputs } from '../../../../gallery/inputs/inputs.tsx';
import { requireEditor } from '../../../../gallery/require-editor.ts';

/** Visitors of the gallery wait for the newest state, and see nothing older first. */
export const instant = false;

/** Keeps the gallery out of search engines. */
export const metadata: Metadata = { title: 'Inputs – Gallery', robots: { index: false, follow: false } };

/** Every input in every state. */
export default async function GalleryInputsPage() {
  await requireEditor();
  return (
    <GalleryFrame here={{ title: 'Inputs', href: '/gallery/inputs' }}>
      <Inputs />
    </GalleryFrame>
  );
}
