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

/** What editing on the page knows of its documents, and what it can do with them. */
export interface Editing {
  /** The document at the path; undefined where there is a list or nothing. */
  target: Target | undefined;
  /** A document as it stands in the form, else as it is stored. */
  documentOf: (id: string) => LiveDocument | undefined;
  /**
   * Changes a document on this page at once and in the Studio. `what` says in the editor's words what was done, where
   * the changes alone do not tell.
   */
  change: (target: Target, changes: Change[], what?: string) => void;
  /** Creates a document, on this page at once and in the Studio. */
  create: (document: LiveDocument, what: string) => void;
  /** Has the Studio upload a picture, made smaller first if `isShrunk`, and reports its progress. */
  upload: (file: File, isShrunk: boolean, follow: (state: UploadState) => void) => void;
  /** Has the Studio open Media, and hands over the id of the picture that the editor chooses there. */
  choose: (take: (asset: string) => void) => void;
  /**
   * Has the Studio look for published pages by words of their titles; only the answer to the latest question is handed
   * over.
   */
  find: (words: string, take: (found: FoundPages) => void) => void;
  /** Has the Studio look for the shared sections. */
  findShared: (take: (known: KnownShared) => void) => void;
  /** Sends a message to the Studio. */
  tell: (said: ToStudio) => void;
  /**
   * Whether a document can be changed on the page: there is a Studio, it shows drafts or a release that holds the
   * document, and no lock names it.
   */
  mayEdit: (id: string) => boolean;
  /** Has the page draw an emptied text as if it said something, so that its element stays. */
  keepDrawn: (id: string, path: string) => void;
  /** What can be undone or redone; undefined until a Studio has said it. */
  history: Extract<ToPage, { type: 'history' }> | undefined;
  /** Where colleagues are, on this page and on others that the Studio shows. */
  colleagues: readonly Colleague[];
  /** Which sections have unresolved comments, on this page and on others that the Studio shows. */
  comments: readonly SectionComments[];
  /** The index of the guide's step that the editor has reached; undefined while the guide is closed. */
  guide: number | undefined;
  /** The Studio's last answer to a request: that it is done, or why it was refused. */
  notice: Extract<ToPage, { type: 'refused' | 'done' }> | undefined;
  /** Loads what the page needs to draw sections of a kind, before one is inserted. */
  prepare: (kind: string) => void;
}
