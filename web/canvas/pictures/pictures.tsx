import { studioPath } from '@sanity/client/csm';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { fieldAt } from '#canvas/field-at.ts';
import { compiledTypes } from '#pages/compiled-types.ts';
import { fieldIn } from '#schemas/fields.ts';
import { panelLook } from '../canvas-look.ts';
import type { Editing } from '../editing.ts';
import { sectionAround } from '../section/section-around.ts';
import type { SectionPlace } from '../section/section-places.ts';
import { canvasParts } from '../section/section-selection.ts';
import { KeptClickEvent } from '../text/kept-click.ts';
import { FocalPoint } from './focal-point.tsx';
import { PictureBar } from './picture-bar.tsx';
import { PictureHint } from './picture-hint.tsx';
import { dropSpotAt, type PicturedPage, type Spot, spotAt, spotsOf } from './picture-spots.ts';
import { useUploads } from './picture-uploads.ts';
import { UploadNote } from './upload-note.tsx';
import { stacksOf } from './upload-stacks.ts';

/**
 * Editing of pictures on the page: files dropped on them or chosen replace and add pictures, and focal points are set.
 */
export function Pictures({
  page,
  wanted,
  selected,
  ...editing
}: Editing & {
  page: PicturedPage;
  /** Where the selected section lies. */
  selected: SectionPlace | undefined;
  /** The section whose pictures the editor asked for last. */
  wanted: { key: string } | undefined;
}) {
  const { documentOf } = editing;
  const [over, setOver] = useState<Spot>();
  const [picked, setChosen] = useState<Spot>();
  // The document may have been scheduled since.
  const chosen = picked && page.mayEdit(picked.place.target.id) ? picked : undefined;
  const [isFocusing, setFocusing] = useState(false);
  const { uploads, put, choosePicture } = useUploads(editing);
  // When the page has a window of its own, the Studio would open Media out of sight.
  const isFramed = window.parent !== window;
  const follow = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    // Otherwise the browser would leave the page for the file.
    event.preventDefault();
    const spot = event.type === 'dragleave' ? undefined : dropSpotAt(event.clientX, event.clientY, page);
    setOver(event.type === 'drop' ? undefined : spot);
    if (event.type === 'drop' && spot) void put([...event.dataTransfer.files], spot.place, spot);
  });
  const choose = useEffectEvent(({ target, clientX, clientY, detail }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest(canvasParts)) return;
    const spot = detail > 0 ? spotAt(clientX, clientY, page) : undefined;
    setChosen(spot?.image && spot);
  });
  useEffect(() => {
    const drags = ['dragover', 'dragleave', 'drop'] as const;
    for (const name of drags) addEventListener(name, follow);
    document.addEventListener('click', choose, true);
    const hearKept = (event: Event) => event instanceof KeptClickEvent && choose(event.click);
    document.addEventListener(KeptClickEvent.type, hearKept);
    return () => {
      for (const name of drags) removeEventListener(name, follow);
      document.removeEventListener('click', choose, true);
      document.removeEventListener(KeptClickEvent.type, hearKept);
    };
  }, []);
  const goTo = useEffectEvent((key: string) => {
    const [first] = spotsOf(key, page);
    setChosen(first);
    if (first) scrollTo({ top: first.top + first.height / 2 - innerHeight / 2 });
  });
  useEffect(() => {
    if (wanted) goTo(wanted.key);
  }, [wanted]);
  const key = sectionAround(chosen?.image ?? null) ?? wanted?.key;
  const around = chosen && key ? spotsOf(key, page) : [];
  const stored = chosen && studioPath.get(documentOf(chosen.place.target.id), chosen.place.path);
  return (
    <>
      {over && (
        <div
          className="pointer-events-none absolute z-50 flex items-center justify-center bg-teal/20 outline-3 -outline-offset-3 outline-teal"
          style={{ top: over.top, left: over.left, width: over.width, height: over.height }}
        >
          <p className={clsx('px-4 py-2 text-s font-medium', panelLook)}>
            {over.place.item ? `Add to “${over.place.title}”` : `Put it here: “${over.place.title}”`}
          </p>
        </div>
      )}
      {selected && !chosen && (
        <PictureHint
          place={selected}
          page={page}
          onFiles={(files, list) => put(files, list, selected)}
          onMedia={isFramed ? (list) => choosePicture(list, selected) : undefined}
        />
      )}
      {chosen && (
        <PictureBar
          spot={chosen}
          hasMore={around.length > 1}
          onFiles={(files) => put(files, chosen.place, chosen)}
          onMedia={isFramed ? () => choosePicture(chosen.place, chosen) : undefined}
          // Pictures that are never cut, such as logos, have no focal point.
          onFocal={isCut(chosen, documentOf) ? () => setFocusing(true) : undefined}
          onNext={() =>
            setChosen(
              around[(around.findIndex(({ place }) => place.path === chosen.place.path) + 1) % around.length],
            )
          }
          onClose={() => setChosen(undefined)}
        />
      )}
      {chosen?.image && isFocusing && (
        <FocalPoint
          place={chosen.place}
          src={chosen.image.currentSrc}
          from={focusOf(stored)}
          {...editing}
          onClose={() => setFocusing(false)}
        />
      )}
      {stacksOf(uploads).map(({ place, at, uploads }) => (
        <div
          key={place}
          className="pointer-events-none absolute z-50 m-3 flex flex-col items-start gap-2 *:pointer-events-auto"
          style={at}
        >
          {uploads.map((upload) => (
            <UploadNote key={upload.id} {...upload} />
          ))}
        </div>
      ))}
    </>
  );
}

/** Whether the schema gives the picture at a place a focal point. */
function isCut({ place: { target, path } }: Spot, documentOf: Editing['documentOf']): boolean {
  const type = compiledTypes.get(target.type);
  return Boolean(type && fieldIn(fieldAt(type, documentOf(target.id), path)?.type.options, 'hotspot'));
}

function focusOf(picture: unknown): { x: number; y: number } {
  const [x, y] = ['x', 'y'].map((side) => fieldIn(fieldIn(picture, 'hotspot'), side));
  return { x: typeof x === 'number' ? x : 0.5, y: typeof y === 'number' ? y : 0.5 };
}
