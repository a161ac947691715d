import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SearchDialog } from '#ui/search/search-dialog.tsx';

/**
 * Opens the search over the page. `typed` returns what was typed while this was being loaded, and `onClose` is called
 * when the search closes.
 */
export function openSearch({
  action,
  typed,
  onClose,
}: {
  action: string;
  typed: () => string;
  onClose: () => void;
}): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    onClose();
  };
  // Synchronously, so that no key is lost between one field and the other.
  flushSync(() => root.render(<SearchDialog initial={typed()} action={action} onClose={close} />));
}
