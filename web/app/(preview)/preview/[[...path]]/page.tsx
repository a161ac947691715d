import type { Metadata } from 'next';
import { cookies, draftMode } from 'next/headers';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { checkFound } from '#pages/found.ts';
import { resolved } from '#pages/resolve-contract.ts';
import { getDraftShell } from '../../../../content/content.ts';
import { client } from '../../../../content/site-client.ts';
import { SiteFrame } from '../../../../layouts/site-frame.tsx';
import { pathOfSegments } from '../../../../page/page-path.ts';
import { PathContent } from '../../../../page/path-content.tsx';
import { readOutlook } from '../../../../preview/outlook/outlook.ts';
import { LivePreview } from '../../../../preview/page/live-preview.tsx';
import { previewSeed } from '../../../../preview/path/preview-seed.ts';
import { servedDocument } from '../../../../preview/path/served-path.ts';

/** Editors wait for the newest state, and see nothing older first. */
export const instant = false;

/** Keeps the preview out of search engines. */
export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } };

/** Any page of the site as its editors see it, with drafts, asked from the lake each time. */
export default async function PreviewPage({ params }: { params: Promise<{ path?: string[] }> }) {
  await connection();
  if (!(await draftMode()).isEnabled) notFound();
  const path = pathOfSegments((await params).path);
  const outlook = await readOutlook(client, await cookies());
  const { perspective, moment: previewMoment } = outlook;
  const [shell, seed] = await Promise.all([
    getDraftShell(perspective, previewMoment),
    previewSeed(client, path, outlook),
  ]);
  const { projectId = '', dataset = '' } = client.config();
  return (
    <SiteFrame shell={shell}>
      <LivePreview
        {...{ path, seed, previewMoment }}
        perspective={outlook.chosen}
        place={{ projectId, dataset, perspective: previewMoment ? ['published'] : perspective }}
      >
        {!servedDocument(seed.served) && (
          <PathContent path={path} found={checkFound(resolved.parse(seed.served), [])} isPreview />
        )}
      </LivePreview>
    </SiteFrame>
  );
}
