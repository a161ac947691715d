/** The event by which something is said on the page; its detail is the sentence. */
export const noteEvent = 'canvas:note';

/** Says something on the page for some seconds, to see and to hear. */
export const sayOnPage = (sentence: string): void =>
  void document.dispatchEvent(new CustomEvent(noteEvent, { detail: sentence }));
