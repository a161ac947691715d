import type { Metadata } from 'next';
import { GalleryFrame } from '../../../../gallery/gallery-frame.tsx';
import { Inputs } from '../../../../gallery/inputs/inputs.tsx';
import { requireEditor } from '../../../../gallery/require-editor.ts';

/** Whoever opens the gallery waits for the newest state. */
export const instant = false;

/** Nobody's search result. */
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
