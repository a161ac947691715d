import { ImageIcon } from '@sanity/icons/Image';
import { buttonLook } from '../canvas-look.ts';
import type { SectionPlace } from '../section/section-places.ts';
import { goToText, textsMeant } from '../text/go-to-text.ts';
import { BarFrame } from './bar-frame.tsx';

/**
 * The bar of a shared section on a page that cannot be changed itself: it leads to the section's texts and
 * pictures.
 */
export function ContentBar({
  place,
  title,
  isReached,
  onSelect,
  onPictures,
}: {
  place: SectionPlace;
  title: string;
  isReached: (key: string) => boolean;
  onSelect: (key: string | undefined) => void;
  /** Leads to the pictures of the section; undefined where it takes none. */
  onPictures: (() => void) | undefined;
}) {
  return (
    <BarFrame place={place} title={title} isReached={isReached} onSelect={onSelect}>
      <button
        type="button"
        tabIndex={0}
        className={`${buttonLook} min-w-0`}
        title="Write in it"
        aria-label={`${title}, shared with other pages: write in it`}
        onClick={() => goToText(textsMeant())}
      >
        <span className="max-w-48 truncate max-phone:max-w-24">{title}</span>
      </button>
      {onPictures && (
        <button type="button" tabIndex={-1} className={buttonLook} onClick={onPictures}>
          <ImageIcon />
          Pictures
        </button>
      )}
    </BarFrame>
  );
}
