import type { Metadata } from 'next';
import { draftMode } from 'next/headers';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { getDraftPage, getDraftShell } from '../../../../content/content.ts';
import { SiteFrame } from '../../../../layouts/site-frame.tsx';
import { pathOfSegments } from '../../../../page/page-path.ts';
import { PathContent } from '../../../../page/path-content.tsx';

/** An editor waits for the newest state rather than see something older first. */
export const instant = false;

/** A preview is nobody's search result. */
export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } };

/** Every page of the site as its editors see it: with drafts, asked of the lake each time. */
export default async function PreviewPage({ params }: { params: Promise<{ path?: string[] }> }) {
  await connection();
  if (!(await draftMode()).isEnabled) notFound();
  const path = pathOfSegments((await params).path);
  const [shell, found] = await Promise.all([getDraftShell(), getDraftPage(path)]);
  return (
    <SiteFrame shell={shell}>
      <PathContent path={path} found={found} isPreview />
    </SiteFrame>
  );
}
