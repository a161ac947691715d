'use client';

import { Fragment, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { sentenceFor } from '#canvas/lock.ts';
import type { PageWeight, SeenPlace } from '#canvas/messages.ts';
import { checkContract } from '#contract/checking/check-contract.ts';
import { describeIssues } from '#contract/checking/describe-issues.ts';
import { isTitleMainHeading } from '#pages/main-heading.ts';
import { outlineOfDocument } from '#pages/outline-of-document.ts';
import { placesBesideText } from '#pages/places-on.ts';
import { resolved } from '#pages/resolve-contract.ts';
import { isShownAt, nextChange } from '#schemas/showing/is-shown-at.ts';
import { mainHeadingOf } from '#sections/main-heading.ts';
import { LeftOutSign } from '#ui/text/left-out.tsx';
import type { Canvas as CanvasType } from '../../canvas/canvas.tsx';
import { indexOf } from '../../page/index-of.ts';
import { siteUrl } from '../../page/site-url.ts';
import { EditorsNote } from '../../sections/editors-note.tsx';
import { canArrange, type MarkIn, marksOf, type Place, unmarked } from '../marks/mark.ts';
import type { PreviewSeed } from '../path/preview-seed.ts';
import { servedDocument, typeIn } from '../path/served-path.ts';
import { BehindSign, LookSign } from './behind-sign.tsx';
import { isBeside, isWeighed, keepStill } from './beside.ts';
import { LedOn } from './led-on.tsx';
import { leftOutSign } from './left-out-sign.tsx';
import { LiveLayout } from './live-layout.tsx';
import { checkOnce, LiveSections } from './live-sections.tsx';
import { belowLock, namedOnPage } from './lock-on-page.ts';
import { LockSign } from './lock-sign.tsx';
import { MomentSign } from './moment-sign.tsx';
import type { Overlays as OverlaysType } from './overlays.tsx';
import { tellSeenPlaces } from './seen-place.ts';
import { useDrawAt } from './use-draw-at.ts';
import { useLivePath } from './use-live-path.ts';
import { weighPage } from './weigh-page.ts';

const outsideWords =
  'This page is not in the release that you look at, so nothing on it can be changed. Press “Add to release” above its form.';

/**
 * What stands at a path, as its editors see it: it follows the Studio's form at every key. `children`, drawn by the
 * server, is for a path that leads elsewhere or nowhere. At a moment that is still to come it shows what is planned until
 * then, which no form holds: nothing is changed there. `perspective` is the Studio's own.
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
  place: Place;
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
  const storedAs = (id: string) => documentOf(id)?._originalId;
  const changed = belowLock(locked, place);
  const isFree = (id: string) =>
    sentenceFor(locked, id) === undefined && canArrange(changed, id, storedAs(id));
  const mayEdit = (id: string) => hasStudio && isFree(id);
  const isOfVisitors = perspective[0] === 'published';
  const isOutside =
    hasStudio && !isOfVisitors && served && storedAs(served._id) !== undefined && !isFree(served._id);
  const named = namedOnPage(locked, served && documentOf(served._id));
  const lockedHere = sentenceFor(locked, named[0]);
  const unchanging = lockedHere ?? (isOutside ? outsideWords : undefined);
  // What is planned stands in no form: one that opened would be of today.
  const markIn: MarkIn = (id, type) => (previewMoment ? unmarked : marks(id, type, isFree(id)));
  const checked = useMemo(() => checkContract(resolved, shown), [shown]);
  // The overlay and the canvas are large, and only of use once the page stands.
  const [Overlays, setOverlays] = useState<typeof OverlaysType>();
  const [Canvas, setCanvas] = useState<typeof CanvasType>();
  useEffect(() => {
    if (isBeside()) return keepStill();
    import('./overlays.tsx').then((loaded) => setOverlays(() => loaded.Overlays), console.warn);
    import('../../canvas/canvas.tsx').then((loaded) => setCanvas(() => loaded.Canvas), console.warn);
  }, []);
  useEffect(() => {
    // What comes into view only once it is seen might be written in before.
    document.documentElement.setAttribute('data-edited', '');
    return () => document.documentElement.removeAttribute('data-edited');
  }, []);
  const tellSeen = useEffectEvent((at: SeenPlace) => does.tell({ type: 'sees', at }));
  useEffect(() => {
    if (hasStudio && !isBeside()) return tellSeenPlaces((at) => tellSeen(at));
  }, [hasStudio]);
  const tellWeight = useEffectEvent((weight: PageWeight) => does.tell({ type: 'weighs', weight }));
  useEffect(() => {
    if (hasStudio && isWeighed()) return weighPage((weight) => tellWeight(weight));
  }, [hasStudio]);
  const now = previewMoment ? new Date(previewMoment) : new Date();
  const all = (served?.sections ?? []).map(checkOnce);
  useDrawAt(previewMoment ? undefined : nextChange(all, now));
  // What was right last stays while a field is half written.
  const found = useRef(checked.data);
  if (checked.data) found.current = checked.data;
  return (
    <>
      {Overlays && <Overlays {...{ perspective, documentOf, change: does.change }} />}
      {Overlays && previewMoment && <MomentSign moment={previewMoment} tell={does.tell} />}
      {Overlays && !previewMoment && unchanging && <LockSign words={unchanging} />}
      {Overlays && !previewMoment && !lockedHere && lookFault && <LookSign fault={lookFault} />}
      {Overlays && !previewMoment && !lockedHere && !lookFault && isBehind && <BehindSign />}
      {Canvas && <Canvas {...{ target, documentOf, mayEdit, ...does }} />}
      {/* The overlay keeps the first mark of an element. */}
      <Fragment key={served && `${isFree(served._id)} ${named} ${previewMoment}`}>
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
    // What visitors do not see today stays at hand; on a day to come the page is looked at as they will.
    const sections = previewMoment ? seen : all;
    const place = indexOf({ sections });
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
