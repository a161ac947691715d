import { ImagesIcon } from '@sanity/icons/Images';
import { buttonLook } from '../canvas-look.ts';
import { focusBar } from '../section/show-inserted.ts';

/** A button by which a picture is chosen out of those that were uploaded; it has the focus again when the Studio gives that back to the page. */
export function MediaButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className={buttonLook}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        onClick();
        addEventListener('focus', () => comeBack(currentTarget), { once: true });
      }}
    >
      <ImagesIcon />
      From Media
    </button>
  );
}

/** Under a dialogue of the Studio the frame of the page is inert: nothing in it keeps the focus. */
function comeBack(button: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  if (button.isConnected) button.focus({ preventScroll: true });
  else focusBar();
}
