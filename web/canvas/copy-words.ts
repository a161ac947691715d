/**
 * Copies words, and says whether that was possible. By the browser's old command: the newer clipboard is not lent to a frame of another host, as
 * the preview is.
 */
export function copyWords(words: string): boolean {
  const take = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', words);
    event.preventDefault();
    // What else is copied here is a section.
    event.stopImmediatePropagation();
  };
  window.addEventListener('copy', take, { capture: true });
  try {
    return document.execCommand('copy');
  } finally {
    window.removeEventListener('copy', take, { capture: true });
  }
}
