import type { Metadata } from 'next';
import { connection } from 'next/server';
import { readEnvironment } from '#settings/environment.ts';
import { Day } from '#ui/text/day.tsx';
import { DraftComments } from '../../../../comments/draft-comments.tsx';
import { getShell } from '../../../../content/content.ts';
import { fetchPage } from '../../../../content/fetch-page.ts';
import { client } from '../../../../content/site-client.ts';
import { SiteFrame } from '../../../../layouts/site-frame.tsx';
import { PathContent } from '../../../../page/path-content.tsx';
import { presentYear } from '../../../../page/present-year.ts';
import { ExpiredLink } from '../../../../preview/outlook/expired-link.tsx';
import { onlyOf, readPreviewLink } from '../../../../preview/outlook/preview-link.ts';

/** Visitors of a link wait for the newest state, and see nothing older first. */
export const instant = false;

/** Keeps a draft out of search engines, and its address out of the `Referer` header. */
export const metadata: Metadata = {
  title: 'Draft',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** One document as its editors see it, for anyone who has the link, until the link expires. */
export default async function SharedDraftPage({ params }: { params: Promise<{ link: string }> }) {
  await connection();
  const { link: secret } = await params;
  const link = await readPreviewLink(client, secret);
  const shell = { ...(await getShell()), year: presentYear() };
  if (!link)
    return (
      <SiteFrame shell={shell}>
        <ExpiredLink />
      </SiteFrame>
    );
  const { path, expiresAt } = link;
  const hasOwnLake = readEnvironment().apiHost !== undefined;
  const { data } = await fetchPage(client, path, hasOwnLake ? onlyOf(link) : link.perspective);
  return (
    <SiteFrame shell={shell}>
      <p
        className="border-b border-dashed border-amber bg-raised px-(--gutter) py-2.5 text-s/[1.65]"
        role="note"
      >
        A draft, open to whoever has this link until <Day date={expiresAt.toISOString()} />. Links on it lead
        to what visitors see.
      </p>
      <PathContent path={path} found={data} isPreview />
      {hasOwnLake && <DraftComments link={secret} />}
    </SiteFrame>
  );
}
