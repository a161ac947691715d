import { ImagesIcon } from '@sanity/icons/Images';
import { buttonLook } from '../canvas-look.ts';
import { focusBar } from '../section/show-inserted.ts';

/**
 * A button that chooses a picture from those already uploaded. It gets the focus back when the Studio returns it to the
 * page.
 */
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

/** Restores the focus: under a dialogue of the Studio the page's frame is inert, and nothing in it keeps the focus. */
function comeBack(button: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  if (button.isConnected) button.focus({ preventScroll: true });
  else focusBar();
}
