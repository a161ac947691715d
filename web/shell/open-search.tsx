import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SearchDialog } from '#ui/search/search-dialog.tsx';

/** Opens the search over the page; `typed` answers what was typed since somebody asked for it, and `onClose` hears when it closes. */
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
  // At once, so that no key is lost on the way from one field to the other.
  flushSync(() => root.render(<SearchDialog initial={typed()} action={action} onClose={close} />));
}
