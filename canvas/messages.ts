/** What the previewed page and the Studio say to each other through the port that the page opens. */

import type { GuideWay } from './guide-steps.ts';
import type { Lock } from './lock.ts';

/** By which a page asks the Studio for a port: a message with this `channel` and the type `hello`. */
export const channel = 'tessera/canvas';

/** The name of the frame in which a page is shown beside itself, to be looked at only. */
export const besideName = 'page-beside';

/** The name of the frame in which a draft is shown as on a telephone, and weighed. */
export const weighedName = 'page-weighed';

/** A document as it stands in the Studio's form. */
export interface LiveDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** Which document a change is for; `id` is that of the published one. */
export interface Target {
  id: string;
  type: string;
}

/**
 * Changes of one document as the Content Lake takes them, by keyed paths such as `sections[_key=="a"].title`
 * (https://www.sanity.io/docs/http-reference/mutation): one of these in each.
 */
export type StoredChange =
  | { set: Record<string, unknown> }
  | { setIfMissing: Record<string, unknown> }
  | { unset: string[] }
  | { insert: { before: string; items: unknown[] } | { after: string; items: unknown[] } }
  | { diffMatchPatch: Record<string, string> };

/** What somebody has typed in a text, whatever others have typed there meanwhile. */
export interface Typed {
  path: string;
  before: string;
  after: string;
  /** Whether the text is a field of its own, which is made by its first letter and goes with its last one; else it is a part of a formatted text. */
  isField?: boolean;
}

/** Items that come into a list of keyed items, wherever others have moved or taken away what stood beside them meanwhile. */
export interface Placed {
  /** The path of the list. */
  list: string;
  items: unknown[];
  /** The keys of all that stands before them. */
  after: string[];
}

/** An item of such a list that goes to another place in it, with what others have written in it meanwhile. */
export interface Moved {
  list: string;
  key: string;
  after: string[];
}

/** A change of a document: as it is stored, or one that is for the document as it stands when it is made. */
export type Change = StoredChange | { typed: Typed } | { placed: Placed } | { moved: Moved };

/** Which change it is of those that a page has asked for: pages count theirs from one on. */
export interface Order {
  /** The page's own name. */
  page: string;
  number: number;
}

/** What the page asks the Studio to do. */
export type ToStudio =
  /**
   * Changes a document where the Studio looks, in its draft or in a release; `what` says in the editor's words what was done,
   * where the changes do not: Pasted “Hero”.
   */
  | { type: 'change'; target: Target; changes: Change[]; what?: string | undefined; order: Order }
  /** Takes back what was done last, or does it again, wherever it was among what is open; or the `step` that was offered. */
  | { type: 'undo' | 'redo'; step?: string }
  /** Says which documents the page shows, by the ids of the published ones. */
  | { type: 'shows'; ids: string[] }
  /** Makes a document, in the drafts or in the release that is looked at; its id is that which it has once it is published. */
  | { type: 'create'; document: LiveDocument; what: string }
  /** Uploads a picture, which it makes smaller before if it is to; `upload` is the page's own name for doing so. */
  | { type: 'upload'; upload: string; file: File; isShrunk: boolean }
  /** Has the editor choose a picture out of those that were uploaded; `choose` is the page's own name for doing so. */
  | { type: 'choose'; choose: string }
  /** Looks for published pages that a link can lead to, by words of their titles; `find` is the page's own name for doing so. */
  | { type: 'find'; find: string; words: string }
  /** Looks for the sections that pages share, as the editor looks at them; `find` is the page's own name for doing so. */
  | { type: 'find-shared'; find: string }
  /** Shows the editor around, and goes on with it. */
  | { type: 'guide'; go: GuideWay }
  /** Says at which moment the page is looked at, in ISO 8601; null for now. */
  | { type: 'looks'; moment: string | null }
  /** Has all pages looked at as they are now. */
  | { type: 'look-back' }
  /** Says what the page weighs, at first and whenever that has changed. */
  | { type: 'weighs'; weight: PageWeight }
  /** Says at which section of a document the editor is, for her colleagues; null where at none. */
  | { type: 'at'; target: Target; section: string | null }
  /** Says what stands in the middle of the window: while the page is scrolled, and when it is asked. */
  | { type: 'sees'; at: SeenPlace }
  /** Shows beside its form what was said of a document by links. */
  | { type: 'read-comments'; target: Target; section: string }
  /** Shows a field in the form, while the editor goes on where she is, unless she goes there as well. */
  | { type: 'open'; target: Target; path: string; goesThere?: true };

/** A place on a page, however wide and high that is drawn. */
export interface SeenPlace {
  /** The section by its key; null for one on no section, which is a share of the whole page. */
  section: string | null;
  /** How much of it is above the place, from 0 to 1. */
  share: number;
}

/** What comes to a visitor of a page who looks at all of it, in bytes as they are sent; the code of the site is not counted. */
export interface PageWeight {
  text: number;
  /** Style sheets and the letters of its fonts. */
  look: number;
  pictures: number;
  /** How many pictures cannot be weighed: they come from another host that does not tell, or not at all. */
  unknown: number;
  /** The heaviest of its pictures, by their addresses, the heaviest first. */
  heaviest: { address: string; bytes: number }[];
  /** How high the page is, in CSS pixels. */
  height: number;
}

/** What the Studio tells the page. */
export type ToPage =
  /**
   * A document that is looked at, at every change of it, before it is stored; `has` says of each page by its name which of the changes
   * that it has asked for is the last that the document has.
   */
  | { type: 'document'; document: LiveDocument; has: Readonly<Record<string, number>> }
  /** That a document that was looked at is deleted; `id` is that of the published one. */
  | { type: 'gone'; id: string }
  /**
   * Through which perspective the page is to be looked at: the names of its layers, the uppermost first, with commas between; and why
   * what is seen there cannot be changed, where that is so.
   */
  | { type: 'perspective'; layers: string; locked?: Lock }
  /** At which moment the page is to be looked at, in ISO 8601; null for now. */
  | { type: 'look'; moment: string | null }
  /** Why something that was asked for is not done, in a sentence for the editor; `order` where it was a change. */
  | { type: 'refused'; sentence: string; order?: Order }
  /** What would be taken back, and what done again, in the editor's words; nothing where there is nothing. */
  | { type: 'history'; undo?: string; redo?: string }
  /** What has just been done or taken back, and what the editor may want to do about this `step`. */
  | { type: 'done'; sentence: string; offer?: { way: 'undo' | 'redo'; step: string } }
  /** The picture that was chosen, by its id; nothing is said where none was. */
  | { type: 'chosen'; choose: string; asset: string }
  /** What was looked for: the first few. */
  | ({ type: 'found'; find: string } & FoundPages)
  /** The sections that pages share, by their names; whether these are all, which they are not where they could not be looked for. */
  | { type: 'found-shared'; find: string; sections: FoundShared[]; isAll: boolean }
  /** Where colleagues are in the documents that pages show. */
  | { type: 'colleagues'; at: Colleague[] }
  /** Which sections of what pages show have comments by links that nobody has resolved. */
  | { type: 'comments'; of: SectionComments[] }
  /** Which section of a document the editor has gone to in the Studio: it comes into sight. */
  | { type: 'bring'; id: string; section: string }
  /** Has the page say what it sees, as it does while it is scrolled. */
  | { type: 'where' }
  /** What stands in the middle of the window of the page that this one stands beside. */
  | { type: 'follow'; at: SeenPlace }
  /** At which scale, 1 at the most, the frame of the Studio draws the page. */
  | { type: 'scale'; scale: number }
  /** That the pointer was let go in the Studio: what the page drags ends. */
  | { type: 'let-go' }
  /** At which step somebody is who is shown around, by its place among them; null where nobody is. */
  | { type: 'guide'; step: number | null }
  /** How far the upload of a picture is. */
  | UploadState;

/** A colleague who is at a section, of a page or of what pages share. */
export interface Colleague {
  name: string;
  /** The document, by the id of the published one. */
  id: string;
  /** The section in it, by its key. */
  section: string;
}

/** How many comments a section of a page has that nobody has resolved. */
export interface SectionComments {
  /** The page, by the id of the published one. */
  id: string;
  /** The section in it, by its key. */
  section: string;
  count: number;
}

/** The pages that were found; `fault` says where they could not be looked through. */
export interface FoundPages {
  pages: FoundPage[];
  fault?: string;
}

/** A page that a link can lead to. */
export interface FoundPage {
  id: string;
  title: string;
  /** What the editors call pages of its type. */
  kind: string;
  /** Where it stands; null while it has no address. */
  path: string | null;
}

/** A section that pages can share. */
export interface FoundShared {
  /** Its document, by the id of the published one. */
  id: string;
  /** What the team calls it. */
  title: string;
  /** The kind of the section in it. */
  kind: string;
  isPublished: boolean;
}

/** How far an upload is: in percent, then as the id of the picture, and whether nobody can have said yet what it shows, or why it cannot be, in a sentence for the editor. */
export type UploadState = { type: 'upload'; upload: string } & (
  | { percent: number }
  | { asset: string; isNew?: boolean }
  | { fault: string }
);
