/** A message that is shown on the page. */
export interface Note {
  sentence: string;
  /** What the editor has written and cannot be stored, for them to copy. */
  words?: string;
}

/** The event that shows a note on the page. */
export class NoteEvent extends Event {
  static readonly type = 'canvas:note';
  readonly note: Note;

  constructor(note: Note) {
    super(NoteEvent.type);
    this.note = note;
  }
}

/** Shows a message on the page for a while, and has screen readers read it; `words` are offered for copying. */
export const sayOnPage = (sentence: string, words?: string): void =>
  void document.dispatchEvent(new NoteEvent({ sentence, ...(words && { words }) }));
