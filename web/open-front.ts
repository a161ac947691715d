import type { RequestListener } from 'node:http';
import path from 'node:path';
import { senderAddresses } from '#limits/sender-address.ts';
import type { Environment } from '#settings/environment.ts';
import { openAssets } from './assets/open-assets.ts';
import { openCdnHeaders } from './cdn/cdn-headers.ts';
import { FinishedPages } from './finished/finished-pages.ts';
import { formerFiles } from './former-release.ts';
import { securityText } from './front/answers/security-text.ts';
import { openStaticFiles } from './front/answers/static-files.ts';
import { SharedPages } from './front/cache/shared-pages.ts';
import { createFront } from './front/front.ts';
import { answerRate } from './front/load/answer-rate.ts';
import type { Attendance } from './front/load/attendance.ts';
import { openReadiness } from './front/load/readiness.ts';
import { askLake } from './front/previews/may-preview.ts';
import { readPreviewCookie, readPreviewKey } from './front/previews/preview-cookie.ts';
import { openPreviewSessions } from './front/previews/preview-sessions.ts';
import { openRendererLink } from './front/renderer-link.ts';
import { findNextPaths } from './front/requests/next-paths.ts';
import { siteHeaders } from './headers/site-headers.ts';
import { KnownPaths } from './known/known-paths.ts';
import { openRecords, recordsFile } from './known/open-records.ts';
import { readState } from './known/renewal-state.ts';
import type { RendererAddress } from './renderer/renderer-address.ts';
import { hashSettings } from './settings-effect.ts';
import { serveStudio, studioDir } from './studio/studio-page.ts';
import { tallyUnfound } from './unfound/unfound-tally.ts';
import { tallyVisits } from './visits/visit-tally.ts';
import { webDir } from './web-dir.ts';

const maxPageBytes = 32 * 1024 * 1024; // of pages compressed both ways, about 25 KB each

/** A front that has been opened. */
export interface OpenFront {
  answer: RequestListener;
  /** Tells the renderer the counts that it has not been told yet. */
  close: () => void;
}

/**
 * Opens a front of the built site. Any number of fronts share the records that the one renderer, at this address,
 * writes.
 */
export async function openFront(
  environment: Environment,
  renderer: RendererAddress,
  attendance: Attendance,
): Promise<OpenFront> {
  const distDir = path.join(webDir, environment.distDir);
  const publicDir = path.join(webDir, 'public');
  const records = openRecords(recordsFile(distDir));
  const settings = hashSettings(environment, 'pages');
  const headers = siteHeaders(environment);
  const known = new KnownPaths(records);
  const cdn = openCdnHeaders(environment);
  const link = openRendererLink(renderer);
  const unfound = tallyUnfound(link.unfound);
  const visits = tallyVisits(link.visited);
  const senderAddress = senderAddresses(environment.trustedProxies); // one, which logs once whom it does not believe
  const answer = createFront({
    attendance,
    unfound,
    visits,
    cdn,
    missing: openReadiness({ known, askRenderer: link.state }),
    isForNext: await findNextPaths(publicDir, distDir),
    staticFiles: await openStaticFiles(studioDir, headers, { distDir, publicDir }, formerFiles(distDir)),
    studio: await serveStudio(environment),
    assets: openAssets(environment, cdn, senderAddress),
    previewCookie: await readPreviewCookie(distDir),
    previews: openPreviewSessions(await readPreviewKey(distDir), askLake(environment)),
    pages: new SharedPages({
      finished: new FinishedPages(records),
      isOfPresentSettings: () => readState(records)?.settings === settings,
      maxBytes: maxPageBytes,
    }),
    known,
    renderer: link,
    headers,
    senderAddress,
    siteUrl: environment.siteUrl,
    mayAsk: answerRate(environment.siteLimits.answers),
    securityText: () => securityText(environment),
  });
  return { answer, close: () => void Promise.all([unfound.close(), visits.close()]) };
}
