/**
 * Copies words; returns whether that was possible. Uses the old `execCommand` because browsers deny the newer clipboard
 * to a frame of another host, which the preview is.
 */
export function copyWords(words: string): boolean {
  const take = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', words);
    event.preventDefault();
    // The page's other listener would copy a section.
    event.stopImmediatePropagation();
  };
  window.addEventListener('copy', take, { capture: true });
  try {
    return document.execCommand('copy');
  } finally {
    window.removeEventListener('copy', take, { capture: true });
  }
}
