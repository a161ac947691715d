import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { readIndexAddress, writeIndexAddress } from '#schemas/post/index-address.ts';
import type { Found } from '#sections/found.ts';
import { NotFound } from '../layouts/not-found.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { PositionLayout } from '../layouts/position-layout.tsx';
import { PostLayout } from '../layouts/post-layout.tsx';
import { SectionView } from '../sections/section-view.tsx';
import { indexOf } from './index-of.ts';
import { notFoundPath } from './page-path.ts';

/** What stands at a path: a page with its sections, a post, a position, the way to another address, or nothing. */
export function PathContent({ path, found, isPreview }: { path: string; found: Found; isPreview: boolean }) {
  const { page, post, position, ancestors } = found;
  if (page) {
    const written = writeIndexAddress(readIndexAddress(path));
    if (written !== path) return permanentRedirect(written);
    return (
      <PageLayout page={page} path={path} place={indexOf(found)?.title} ancestors={ancestors}>
        {page.sections.map((section, index) => (
          <SectionView key={section.key || index} section={section} page={page} isPreview={isPreview} />
        ))}
      </PageLayout>
    );
  }
  if (post) return <PostLayout post={post} ancestors={ancestors} />;
  if (position) return <PositionLayout position={position} ancestors={ancestors} />;
  const to = found.redirect?.to;
  if (to && to !== path) return found.redirect?.isPermanent ? permanentRedirect(to) : redirect(to);
  if (path === notFoundPath || isPreview) return <NotFound />;
  return notFound();
}
