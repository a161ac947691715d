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

const minInsidePixels = 160; // height of a picture from which its bar lies on it

/** The bar with what can be done with a picture, or at a place for one, by mouse, finger or keys. */
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
  /** Opens the focal point; undefined where the picture has none. */
  onFocal: (() => void) | undefined;
  onNext: () => void;
  onClose: () => void;
}) {
  const { place, image, top, left, width, height } = spot;
  const zoom = useCanvasZoom();
  const ownTop = image ? (height / zoom < minInsidePixels ? 8 : -56) : 64;
  // At the right half of the page a bar that begins at the picture's left might not fit.
  const { clientWidth } = document.documentElement;
  const aside =
    left > clientWidth / 2 ? { right: (clientWidth - left - width) / zoom } : { left: left / zoom };
  const field = useRef<HTMLInputElement>(null);
  // An editor who clicked the picture goes on with the pointer; one who came by the section's bar needs the focus here.
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
