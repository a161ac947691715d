import './gallery.css';
import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';

/** What stands around the pages of the gallery. */
export function GalleryFrame({ children }: { children: ReactNode }) {
  return (
    <div className="gallery">
      <header className="gallery-bar wrap">
        <Link href="/gallery" className="link">
          Gallery
        </Link>
        <nav aria-label="Elsewhere">
          <Link href="/" className="link">
            Site
          </Link>
          <a href="/studio" className="link">
            Studio
          </a>
        </nav>
      </header>
      <main id="main">{children}</main>
    </div>
  );
}
