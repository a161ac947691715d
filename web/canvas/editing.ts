import type {
  Change,
  Colleague,
  FoundPages,
  LiveDocument,
  SectionComments,
  Target,
  ToPage,
  ToStudio,
  UploadState,
} from '#canvas/messages.ts';
import type { KnownShared } from '#canvas/sections/shared-offers.ts';

/** What those who edit on the page know of its documents, and what they can do with them. */
export interface Editing {
  /** The document that stands at the path; nothing where a list or nothing does. */
  target: Target | undefined;
  /** A document as it is in the form, else as it is stored. */
  documentOf: (id: string) => LiveDocument | undefined;
  /** Changes a document here at once and in the Studio; `what` says in the editor's words what was done, where the changes do not. */
  change: (target: Target, changes: Change[], what?: string) => void;
  /** Makes a document, here at once and in the Studio. */
  create: (document: LiveDocument, what: string) => void;
  /** Has the Studio upload a picture, made smaller before if it is to be, and tells how far that is. */
  upload: (file: File, isShrunk: boolean, follow: (state: UploadState) => void) => void;
  /** Has the Studio open Media, and takes the id of the picture that the editor chooses there. */
  choose: (take: (asset: string) => void) => void;
  /** Has the Studio look for published pages by words of their titles, the answer to what was asked last is taken. */
  find: (words: string, take: (found: FoundPages) => void) => void;
  /** Has the Studio look for the sections that pages share. */
  findShared: (take: (known: KnownShared) => void) => void;
  /** Asks the Studio for something. */
  tell: (said: ToStudio) => void;
  /** Whether a document can be changed on the page: there is a Studio, and it looks at what is no longer or not yet public. */
  mayEdit: (id: string) => boolean;
  /** Has the page draw a text that is emptied as if it said something, so that its place stays. */
  keepDrawn: (id: string, path: string) => void;
  /** What could be taken back, or done again; nothing while no Studio has said it. */
  history: Extract<ToPage, { type: 'history' }> | undefined;
  /** Where colleagues are on the page, and on others that the Studio shows. */
  colleagues: readonly Colleague[];
  /** Which sections, of the page and of others that the Studio shows, have comments that nobody has resolved. */
  comments: readonly SectionComments[];
  /** At which step of the guide the editor is who is shown around; nothing while nobody is. */
  guide: number | undefined;
  /** What the Studio has said last of what was asked for: that it is done, or why it is not. */
  notice: Extract<ToPage, { type: 'refused' | 'done' }> | undefined;
  /** Has what the page needs to draw sections of a kind, before one comes. */
  prepare: (kind: string) => void;
}
