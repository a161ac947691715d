import { ArrowRightIcon } from '@sanity/icons/ArrowRight';
import { TargetIcon } from '@sanity/icons/Target';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { buttonLook, panelLook, zoomLook } from '../canvas-look.ts';
import { useCanvasZoom } from '../canvas-zoom.ts';
import { focusBar } from '../section/show-inserted.ts';
import { FileButton } from './file-button.tsx';
import { MediaButton } from './media-button.tsx';
import type { Spot } from './picture-spots.ts';

const minInsidePixels = 160; // of the height of a picture that its bar lies on

/** What can be done with a picture, or at the place where one is missing, by mouse, finger or keys. */
export function PictureBar({
  spot,
  hasMore,
  onFiles,
  onMedia,
  onFocal,
  onNext,
  onClose,
}: {
  spot: Spot;
  /** Whether there are other pictures to go to. */
  hasMore: boolean;
  onFiles: (files: File[]) => void;
  onMedia: (() => void) | undefined;
  /** Where the picture has a focal point. */
  onFocal: (() => void) | undefined;
  onNext: () => void;
  onClose: () => void;
}) {
  const { place, image, top, left, width, height } = spot;
  const zoom = useCanvasZoom();
  const ownTop = image ? (height / zoom < minInsidePixels ? 8 : -56) : 64;
  // At the right of the page it would not have room for all of its buttons.
  const { clientWidth } = document.documentElement;
  const aside =
    left > clientWidth / 2 ? { right: (clientWidth - left - width) / zoom } : { left: left / zoom };
  const field = useRef<HTMLInputElement>(null);
  // Who clicked a picture goes on with the pointer; who came by the section's bar has the focus there.
  useEffect(() => {
    if (document.activeElement?.closest('[data-part=canvas]')) field.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      role="toolbar"
      aria-label={place.title}
      data-part="picture-bar"
      className={clsx('absolute z-40 mx-2 flex p-0.5 in-data-arranging:invisible', panelLook, zoomLook)}
      style={{ top: (image ? top + height : top) / zoom + ownTop, ...aside }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        onClose();
        focusBar();
      }}
    >
      <FileButton field={field} isMany={place.item !== undefined} onFiles={onFiles}>
        {image ? 'Replace' : `Add to “${place.title}”`}
      </FileButton>
      {onMedia && <MediaButton onClick={onMedia} />}
      {image && onFocal && (
        <button type="button" className={buttonLook} onClick={onFocal}>
          <TargetIcon />
          Focal point
        </button>
      )}
      {hasMore && (
        <button type="button" className={buttonLook} onClick={onNext}>
          <ArrowRightIcon />
          Next picture
        </button>
      )}
    </div>
  );
}
