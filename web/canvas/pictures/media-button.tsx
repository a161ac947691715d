import { ImagesIcon } from '@sanity/icons/Images';
import { buttonLook } from '../canvas-look.ts';

/** A button that chooses a picture from those already uploaded. */
export function MediaButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={buttonLook} aria-haspopup="dialog" onClick={onClick}>
      <ImagesIcon />
      From Media
    </button>
  );
}
