import type { Metadata } from 'next';
import { getBuiltPaths, getPage, getShell } from '../../../content/content.ts';
import { pageMetadata } from '../../../metadata/page-metadata.ts';
import { structuredData, toScript } from '../../../metadata/structured-data.ts';
import { notFoundPath, pathOfSegments, segmentsOfPath } from '../../../page/page-path.ts';
import { PathContent } from '../../../page/path-content.tsx';

interface Props {
  params: Promise<{ path?: string[] }>;
}

/** Makes the build fail when anything on a page would be rendered for each visitor. */
export const ensureStatic = 'navigation';

/** The path of a page decides all of it, so there is nothing to show before it is known. */
export const instant = false;

/**
 * The pages that the build renders: about as many of a large site as of a small one. The others are rendered at the
 * first request.
 */
export async function generateStaticParams(): Promise<{ path: string[] }[]> {
  const paths = new Set(['/', notFoundPath, ...(await getBuiltPaths())]);
  return Array.from(paths, (path) => ({ path: segmentsOfPath(path) }));
}

/** The title, description and social card of the page. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const path = pathOfSegments((await params).path);
  return pageMetadata(path, await getPage(path), await getShell());
}

/** Any page of the site as visitors see it. */
export default async function SitePage({ params }: Props) {
  const path = pathOfSegments((await params).path);
  const [found, shell] = await Promise.all([getPage(path), getShell()]);
  const things = structuredData(path, found, shell);
  return (
    <>
      <PathContent path={path} found={found} isPreview={false} />
      {things.length > 0 && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made of JSON in which no text can end the element
          dangerouslySetInnerHTML={{ __html: toScript(things) }}
        />
      )}
    </>
  );
}
