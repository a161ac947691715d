import type { ReactNode } from 'react';
import { Link } from '#ui/link/link.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';

/** The frame of the gallery's pages: the way back to its index, to the site and to the Studio. */
export function GalleryFrame({
  here,
  children,
}: {
  here?: { title: string; href: string };
  children: ReactNode;
}) {
  return (
    <div data-part="gallery" className="min-h-screen pb-24">
      <header className="wrap mono flex justify-between py-5">
        <Breadcrumbs crumbs={[{ title: 'Gallery', href: '/gallery' }, ...(here ? [here] : [])]} />
        <nav aria-label="Elsewhere" className="flex gap-6">
          <Link href="/gallery/inputs" className="link">
            Inputs
          </Link>
          <Link href="/" className="link">
            Site
          </Link>
          <a href="/studio" className="link">
            Studio
          </a>
        </nav>
      </header>
      <main id="main" className="wrap" aria-label="Gallery">
        {children}
      </main>
    </div>
  );
}
