'use client';

import { Fragment, type ReactNode, useMemo, useRef } from 'react';
import { checkContract } from '#contract/checking/check-contract.ts';
import { describeIssues } from '#contract/checking/describe-issues.ts';
import { isTitleMainHeading } from '#pages/main-heading.ts';
import { outlineOfDocument } from '#pages/outline-of-document.ts';
import { placesBesideText } from '#pages/places-on.ts';
import { resolved } from '#pages/resolve-contract.ts';
import { isShownAt, nextChange } from '#schemas/showing/is-shown-at.ts';
import { mainHeadingOf } from '#sections/main-heading.ts';
import { LeftOutSign } from '#ui/text/left-out.tsx';
import { placeBelowOf } from '../../page/place-below-of.ts';
import { siteUrl } from '../../page/site-url.ts';
import { EditorsNote } from '../../sections/editors-note.tsx';
import { type MarkIn, marksOf, type StudioPlace, unmarked } from '../marks/mark.ts';
import type { PreviewSeed } from '../path/preview-seed.ts';
import { servedDocument, typeIn } from '../path/served-path.ts';
import { LedOn } from './led-on.tsx';
import { leftOutSign } from './left-out-sign.tsx';
import { LiveLayout } from './live-layout.tsx';
import { checkOnce, LiveSections } from './live-sections.tsx';
import { PageSign } from './page-sign.tsx';
import { rightsOn } from './rights-on.ts';
import { useDrawAt } from './use-draw-at.ts';
import { useLivePath } from './use-live-path.ts';
import { useTellStudio } from './use-tell-studio.ts';
import { useTools } from './use-tools.ts';

/**
 * What stands at a path as its editors see it: it follows the Studio's form with every key. `children`, drawn by the
 * server, is shown at a path that leads elsewhere or nowhere. At a moment that is still to come it shows what is
 * planned until then; no form holds that, so nothing can be changed there. `perspective` is the Studio's own.
 */
export function LivePreview({
  path,
  seed,
  place,
  perspective,
  previewMoment,
  children,
}: {
  path: string;
  seed: PreviewSeed;
  place: StudioPlace;
  perspective: string[];
  /** In ISO 8601; undefined for now. */
  previewMoment: string | undefined;
  children: ReactNode;
}) {
  const { shown, documentOf, trace, hasStudio, locked, isBehind, lookFault, ...does } = useLivePath(
    path,
    seed,
    {
      chosen: perspective,
      moment: previewMoment,
    },
  );
  const served = servedDocument(shown);
  const type = typeIn(shown);
  const target = served && type && { id: served._id, type };
  const marks = useMemo(() => marksOf(place), [place]);
  const rights = rightsOn({ locked, place, target, documentOf, hasStudio });
  const { isFree } = rights;
  const mayEdit = (id: string) => hasStudio && isFree(id);
  // What is planned is in no form: the form that would open is today's.
  const markIn: MarkIn = (id, type) => (previewMoment ? unmarked : marks(id, type, isFree(id)));
  const checked = useMemo(() => checkContract(resolved, shown), [shown]);
  const { Overlays, Canvas } = useTools();
  useTellStudio(hasStudio, does.tell);
  const now = previewMoment ? new Date(previewMoment) : new Date();
  const all = (served?.sections ?? []).map(checkOnce);
  useDrawAt(previewMoment ? undefined : nextChange(all, now));
  // The last valid answer stays while a field is half written.
  const found = useRef(checked.data);
  if (checked.data) found.current = checked.data;
  return (
    <>
      {Overlays && <Overlays {...{ perspective, documentOf, change: does.change }} />}
      {Overlays && <PageSign moment={previewMoment} {...{ rights, lookFault, isBehind }} tell={does.tell} />}
      {Canvas && <Canvas {...{ target, documentOf, mayEdit, ...does }} />}
      {/* The overlay keeps the first mark of an element. */}
      <Fragment key={served && `${isFree(served._id)} ${rights.named} ${previewMoment}`}>
        <LeftOutSign value={leftOutSign}>{draw()}</LeftOutSign>
      </Fragment>
    </>
  );

  function draw(): ReactNode {
    if (!served || !type) {
      const to = checked.data?.redirect?.to;
      return to ? <LedOn from={path} to={to} /> : children;
    }
    if (!found.current) {
      return (
        <EditorsNote title="Visitors do not see this page">
          <p>{checked.error && describeIssues(checked.error, shown)}</p>
        </EditorsNote>
      );
    }
    const id = served._id;
    const document = found.current[type];
    if (!document) return children;
    const seen = all.filter((section) => isShownAt(section, now));
    // Today, sections that visitors do not see stay at hand; on a day to come the page is shown as visitors will see
    // it.
    const sections = previewMoment ? seen : all;
    const place = placeBelowOf({ sections });
    const main = mainHeadingOf(seen, isTitleMainHeading(type, document, path));
    const outline = outlineOfDocument(type, sections);
    const { ancestors } = found.current;
    const drawing = { document, path, url: siteUrl(path), place: place?.title, ancestors };
    return (
      <LiveLayout
        type={type}
        stored={documentOf(id)}
        mark={markIn(id, type)}
        trace={trace}
        drawing={{
          ...drawing,
          isTitled: !main,
          contents: outline.parts,
          taken: placesBesideText(type, sections),
        }}
      >
        <LiveSections
          {...{ id, type, path, sections, seen, main, outline, documentOf, markIn, trace }}
          headingSuffix={place?.suffix}
          isOfNow={!previewMoment}
        />
      </LiveLayout>
    );
  }
}
