/** What is said on the page. */
export interface Note {
  sentence: string;
  /** What somebody has written and is kept nowhere, for her to take along. */
  words?: string;
}

/** The event by which something is said on the page. */
export class NoteEvent extends Event {
  static readonly type = 'canvas:note';
  readonly note: Note;

  constructor(note: Note) {
    super(NoteEvent.type);
    this.note = note;
  }
}

/** Says something on the page for a while, to see and to hear. */
export const sayOnPage = (sentence: string, words?: string): void =>
  void document.dispatchEvent(new NoteEvent({ sentence, ...(words && { words }) }));
